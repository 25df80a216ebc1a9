import type { AccountSummary } from '@capstan/sdk-core/accounts'
import { unitLimits, type Offering } from '@capstan/sdk-core/invest'
import { InvestPanel } from './InvestPanel'
import { OfferingRefused } from './OfferingRefused'
import { openInvestmentOf } from './openInvestmentOf'
import { OpenInvestmentPanel } from './OpenInvestmentPanel'
import type { useInvestment } from './useInvestment'

export interface AmountPlaceProps {
  /** What is offered. */
  offering: Offering
  /** The amount on its way. */
  investment: ReturnType<typeof useInvestment>
  /** The account that invests, once it is known. */
  investor?: AccountSummary
  /** Called when the investor goes on with the open investment. */
  onContinue: (distributionId: string) => void
}

/** What stands where an amount is typed: the form; the investment that is open already; why none is taken. */
export function AmountPlace({ offering, investment, investor, onContinue }: AmountPlaceProps) {
  const { restart, ...panel } = investment
  const open = openInvestmentOf(offering, panel.draft)

  if (open)
    return (
      <OpenInvestmentPanel
        offering={offering}
        investment={open}
        isInstead={panel.draft.status === 'done'}
        needsSetup={investor?.setup === false}
        onContinue={() => onContinue(open.id)}
        onWithdrawn={restart}
      />
    )
  if (offering.refusal !== null && panel.draft.status === 'editing')
    return <OfferingRefused offering={{ ...offering, refusal: offering.refusal }} />
  return (
    <InvestPanel {...panel} offering={offering} limits={unitLimits(offering)} accountName={investor?.name} />
  )
}
