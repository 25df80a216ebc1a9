import { useCapstanContext } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { investMessages } from '../messages'

/** The next action where nothing was found: the support of the host, if it has one. */
export function AskSupport() {
  const { supportUrl } = useCapstanContext()
  const messages = useMessages('invest', investMessages)

  return supportUrl ? <LinkButton href={supportUrl}>{messages.contactSupport}</LinkButton> : null
}
