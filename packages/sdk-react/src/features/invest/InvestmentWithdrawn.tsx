import type { DistributionOffering } from '@capstan/sdk-core/invest'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { investMessages } from './messages'
import { OfferingLinks } from './OfferingLinks'

export interface InvestmentWithdrawnProps {
  /** What was invested in. */
  offering: DistributionOffering
}

/** An investment that is over: whoever has it open in another tab is told, and whom to ask. */
export function InvestmentWithdrawn({ offering }: InvestmentWithdrawnProps) {
  const messages = useMessages('invest', investMessages)

  return (
    <EmptyState
      icon="ban"
      text={messages.investmentWithdrawn}
      action={<OfferingLinks supportEmail={offering.supportEmail} />}
    />
  )
}
