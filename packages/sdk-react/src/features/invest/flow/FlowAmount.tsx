import { Decimal } from '@capstan/sdk-core'
import type { AmountType, Offering } from '@capstan/sdk-core/invest'
import { useMessages } from '../../../provider/useMessages'
import { usePrefetch } from '../../../ui/lazy/usePrefetch'
import { DynamicForm } from '../../steps/questions/DynamicForm'
import { Alert } from '../../../ui/feedback/Alert'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { AmountBox } from '../amount/AmountBox'
import { FlowCard } from './FlowCard'
import { useArranged } from './FlowPlace'
import type { Invested } from '../Invested'
import { LazySetup } from './LazySetup'
import { LazySteps } from './LazySteps'
import { investMessages } from '../messages'
import { OfferingLinks } from '../offering/OfferingLinks'
import { OfferingRows } from '../offering/OfferingRows'
import { openInvestmentOf } from '../amount/openInvestmentOf'
import { useAfterInvesting } from './useAfterInvesting'
import { useInvestment } from '../amount/useInvestment'
import { useInvestor } from '../useInvestor'

export interface FlowAmountProps {
  /** The offering. */
  offering: Offering
  /** The initial amount, as plain digits. */
  amount: Decimal | string
  /** The unit of the amount. */
  type: AmountType
  /** The agent's link that led here. */
  offeringLinkId?: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** Called when the investment stands. */
  onInvested: (investment: Invested) => void
}

/** The amount to invest, beside the offering. */
export function FlowAmount({ offering, headingLevel, onInvested, ...link }: FlowAmountProps) {
  const messages = useMessages('invest', investMessages)
  const investor = useInvestor()
  const investment = useInvestment(offering, link)
  const { draft } = investment
  const goOn = useAfterInvesting(draft, onInvested)
  const isOpen = openInvestmentOf(offering, draft) !== null
  const isOffered = !isOpen && (offering.refusal === null || draft.status !== 'editing')
  usePrefetch(LazySetup, investor?.setup === false)
  usePrefetch(LazySteps)
  usePrefetch(DynamicForm)
  const hasAccountStage = investor?.setup === false
  const stage = isOpen ? (hasAccountStage ? 'account' : 'steps') : 'amount'
  const isArranged = useArranged(stage, hasAccountStage)
  const place = (
    <AmountBox offering={offering} investment={investment} investor={investor} onContinue={goOn} />
  )

  if (isArranged) return place
  return (
    <Stack gap={6}>
      <FlowCard stage={stage} hasAccountStage={hasAccountStage} headingLevel={headingLevel}>
        <Columns>
          {place}
          <Stack>
            <OfferingRows
              offering={offering}
              price={draft.price}
              units={isOffered ? (draft.fields.units ?? Decimal.zero) : undefined}
            />
            <OfferingLinks termsUrl={offering.termsUrl} supportEmail={offering.supportEmail} />
          </Stack>
        </Columns>
      </FlowCard>
      {isOffered && <Alert tone="neutral">{messages.nothingCharged}</Alert>}
    </Stack>
  )
}
