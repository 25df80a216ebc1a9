import { offeringDetailsQuery } from '@capstan/sdk-core'
import { useCapstan } from '../provider/useCapstan'
import { useCapstanQuery } from '../provider/useCapstanQuery'
import { ErrorNotice } from '../ui/ErrorNotice'
import { InvestCard } from './InvestCard'
import type { Invested } from './InvestState'
import { InvestLoading } from './InvestLoading'
import { isNotFound } from './isNotFound'
import { OfferingDetailsView } from './OfferingDetailsView'
import { OfferingNotFound } from './OfferingNotFound'
import type { AskedAmount } from './useInvestAmount'

export interface OfferingDetailsProps extends AskedAmount {
  /** The allocation that is offered. */
  offeringId: string
  /** The wall it stands in; an offering of another wall is not found. */
  offerWallId?: string
  /** Called when the investment stands; without it the router goes to the distribution. */
  onInvested?: (investment: Invested) => void
}

/** One offering, and the card to invest in it. */
export function OfferingDetails({ offeringId, offerWallId, ...card }: OfferingDetailsProps) {
  const capstan = useCapstan()
  const offering = useCapstanQuery(offeringDetailsQuery(capstan, offeringId))

  switch (offering.status) {
    case 'loading':
      return <InvestLoading visible={offering.visible} />
    case 'error':
      if (isNotFound(offering.error)) return <OfferingNotFound />
      return <ErrorNotice error={offering.error} onRetry={offering.retry} />
    case 'ready':
      if (!offering.data || !isOnWall(offering.data, offerWallId)) return <OfferingNotFound />
      return (
        <OfferingDetailsView offering={offering.data}>
          <InvestCard offering={offering.data} {...card} />
        </OfferingDetailsView>
      )
  }
}

function isOnWall(offering: { offerWallId: string }, offerWallId: string | undefined): boolean {
  return offerWallId === undefined || offering.offerWallId === offerWallId
}
