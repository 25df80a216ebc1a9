import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { FlowAmount, type FlowAmountProps } from './FlowAmount'
import { InvestLoading } from './InvestLoading'
import { isNotFound } from '../isNotFound'
import { OfferingNotFound } from '../offering/OfferingNotFound'
import { useOffering } from '../offering/useOffering'

export interface FlowOfferingProps extends Omit<FlowAmountProps, 'offering'> {
  /** The allocation that is offered. */
  offeringId: string
  /** Its offer wall; an offering of another wall is not found. */
  offerWallId?: string
}

/** The first part of an investment in an embed: how much. */
export function FlowOffering({ offeringId, offerWallId, ...amount }: FlowOfferingProps) {
  const offering = useOffering(offeringId)

  switch (offering.status) {
    case 'loading':
      return <InvestLoading visible={offering.visible} />
    case 'error':
      if (isNotFound(offering.error)) return <OfferingNotFound />
      return <ErrorNotice error={offering.error} onRetry={offering.retry} />
    case 'ready':
      if (offerWallId !== undefined && offering.data.offerWallId !== offerWallId) return <OfferingNotFound />
      return <FlowAmount offering={offering.data} {...amount} />
  }
}
