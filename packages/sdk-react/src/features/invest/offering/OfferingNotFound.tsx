import { useMessages } from '../../../provider/useMessages'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { AskSupport } from '../amount/AskSupport'
import { investMessages } from '../messages'

/** No such offering, or none that is open to this investor: the two are not told apart. */
export function OfferingNotFound() {
  const messages = useMessages('invest', investMessages)

  return <EmptyState text={messages.offeringNotFound} action={<AskSupport />} />
}
