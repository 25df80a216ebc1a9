import type { Decimal } from '@capstan/sdk-core'
import type { AmountSubmission, AmountType, Offering } from '@capstan/sdk-core/invest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { useStepHost, type StepHost } from '../steps/StepHost'
import { AmountHostContext } from './amount/AmountHost'
import { AmountBox } from './amount/AmountBox'
import { InvestCardFrame } from './InvestCardFrame'
import type { Invested } from './Invested'
import { LazySteps } from './flow/LazySteps'
import { openInvestmentOf } from './amount/openInvestmentOf'
import { useAfterInvesting } from './flow/useAfterInvesting'
import { useInvestment } from './amount/useInvestment'
import { useInvestor } from './useInvestor'

export interface InvestCardProps extends StepHost<AmountSubmission> {
  /** The offering. */
  offering: Offering
  /** The initial amount: units or USD as plain digits; `100.00` unless given. */
  amount?: Decimal | string
  /** The unit of the amount; units unless given. */
  type?: AmountType
  /** The agent's link that led here: its agent is recorded as the introducer of the investor. */
  offeringLinkId?: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /**
   * Called 500 ms after the investment stands, and when the investor continues with one that was open before; without it the
   * router goes to the distribution.
   */
  onInvested?: (investment: Invested) => void
}

/**
 * States how much to invest, asks to confirm it, and makes the investment once. Where the investor has an open investment in
 * the offering it shows that one: to continue with, to change, to withdraw. @public
 */
export function InvestCard({ beforeSubmit, beforeSubmitTimeoutMs, ...props }: InvestCardProps) {
  const host = useStepHost({ beforeSubmit, beforeSubmitTimeoutMs }, AmountHostContext)
  return (
    <AmountHostContext.Provider value={host}>
      <CapstanRoot>
        <ConnectedCard {...props} />
      </CapstanRoot>
    </AmountHostContext.Provider>
  )
}

function ConnectedCard({
  offering,
  amount = '100.00',
  type = 'Units',
  offeringLinkId,
  headingLevel,
  onInvested,
}: Omit<InvestCardProps, keyof StepHost>) {
  const investor = useInvestor()
  const investment = useInvestment(offering, { amount, type, offeringLinkId })
  const goOn = useAfterInvesting(investment.draft, onInvested)
  const isOpen = openInvestmentOf(offering, investment.draft) !== null
  usePrefetch(LazySteps)

  return (
    <InvestCardFrame status={isOpen ? 'open' : investment.draft.status} headingLevel={headingLevel}>
      <AmountBox isSummed offering={offering} investment={investment} investor={investor} onContinue={goOn} />
    </InvestCardFrame>
  )
}
