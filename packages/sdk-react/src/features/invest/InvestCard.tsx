import type { Decimal } from '@capstan/sdk-core'
import type { AmountType, Offering } from '@capstan/sdk-core/invest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { InvestCardView } from './InvestCardView'
import type { Invested } from './Invested'
import { useAfterInvesting } from './useAfterInvesting'
import { useInvestment } from './useInvestment'
import { useInvestor } from './useInvestor'

export interface InvestCardProps {
  /** What is offered. */
  offering: Offering
  /** What to start with: units or USD as plain digits; `100.00` unless given. */
  amount?: Decimal | string
  /** What the amount counts; units unless given. */
  type?: AmountType
  /** The agent's link that led here: its agent counts as who introduced the investor. */
  offeringLinkId?: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** Called 500 ms after the investment stands; without it the router goes to the distribution. */
  onInvested?: (investment: Invested) => void
}

/** States how much to invest, asks to confirm it, and makes the investment once. @public */
export function InvestCard(props: InvestCardProps) {
  return (
    <CapstanRoot>
      <ConnectedCard {...props} />
    </CapstanRoot>
  )
}

function ConnectedCard({
  offering,
  amount = '100.00',
  type = 'Units',
  offeringLinkId,
  headingLevel,
  onInvested,
}: InvestCardProps) {
  const investor = useInvestor()
  const panel = useInvestment(offering, { amount, type, offeringLinkId })
  useAfterInvesting(panel.draft, onInvested)

  return (
    <InvestCardView {...panel} offering={offering} accountName={investor?.name} headingLevel={headingLevel} />
  )
}
