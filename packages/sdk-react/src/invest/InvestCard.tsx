import type { AmountType, OfferingDetails } from '@capstan/sdk-core'
import { InvestCardView } from './InvestCardView'
import type { Invested } from './Invested'
import { useAfterInvesting } from './useAfterInvesting'
import { useInvestment } from './useInvestment'

export interface InvestCardProps {
  /** What is offered. */
  offering: OfferingDetails
  /** What to start with: units or USD as plain digits; `100.00` unless given. */
  amount?: string
  /** What the amount counts; units unless given. */
  type?: AmountType
  /** The account that invests, by name; shown in the confirmation. */
  accountName?: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** Called 500 ms after the investment stands; without it the router goes to the distribution. */
  onInvested?: (investment: Invested) => void
}

/** States how much to invest, asks to confirm it, and makes the investment once. */
export function InvestCard({ offering, amount = '100.00', type = 'Units', onInvested, ...view }: InvestCardProps) {
  const { draft, onDraft, confirm } = useInvestment(offering, { amount, type })
  useAfterInvesting(draft, onInvested)

  return <InvestCardView {...view} offering={offering} draft={draft} onDraft={onDraft} onConfirm={confirm} />
}
