import { useCapstanContext } from '../../../provider/useCapstanContext'
import { useMessages } from '../../../provider/useMessages'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { investMessages } from '../messages'

/** The way on from where nothing was found: the host's help, where it has named one. */
export function AskSupport() {
  const { supportUrl } = useCapstanContext()
  const messages = useMessages('invest', investMessages)

  return supportUrl ? <LinkButton href={supportUrl}>{messages.contactSupport}</LinkButton> : null
}
