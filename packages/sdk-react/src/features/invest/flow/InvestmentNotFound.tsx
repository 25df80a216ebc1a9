import { useMessages } from '../../../provider/useMessages'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { AskSupport } from '../amount/AskSupport'
import { investMessages } from '../messages'

/** An investment that does not exist or belongs to another account: the message is the same. */
export function InvestmentNotFound() {
  const messages = useMessages('invest', investMessages)

  return <EmptyState text={messages.onboardingNotFound} action={<AskSupport />} />
}
