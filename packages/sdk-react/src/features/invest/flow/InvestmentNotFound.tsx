import { useMessages } from '../../../provider/useMessages'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { AskSupport } from '../amount/AskSupport'
import { investMessages } from '../messages'

/** No such investment, or none of this account: the two are not told apart. */
export function InvestmentNotFound() {
  const messages = useMessages('invest', investMessages)

  return <EmptyState text={messages.onboardingNotFound} action={<AskSupport />} />
}
