import { Alert } from '../../ui/feedback/Alert'
import { useUiMessages } from '../../ui/uiMessages'

/** Stands where a part of an account would, when its reader acts for none: their place in it ended while the page was open. */
export function NoAccount() {
  const { noAccount } = useUiMessages()
  return <Alert tone="warning">{noAccount}</Alert>
}
