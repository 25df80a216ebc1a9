import { useMessages } from '../../../provider/useMessages'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { AskSupport } from '../amount/AskSupport'
import { investMessages } from '../messages'

/** An offering that does not exist or is not open to this investor: the message is the same. */
export function OfferingNotFound() {
  const messages = useMessages('invest', investMessages)

  return <EmptyState text={messages.offeringNotFound} action={<AskSupport />} />
}
