import { distributionQuery } from '@capstan/sdk-core'
import { useCapstan } from '../provider/useCapstan'
import { useCapstanQuery } from '../provider/useCapstanQuery'
import { ErrorNotice } from '../ui/ErrorNotice'
import { Loading } from '../ui/Loading'
import { InvestmentNotFound } from './InvestmentNotFound'
import { isNotFound } from './isNotFound'
import { OfferingCardView } from './OfferingCardView'

export interface OfferingCardProps {
  /** The investment whose offering to show. */
  distributionId: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
}

/** What was invested in, and how much of it. */
export function OfferingCard({ distributionId, headingLevel }: OfferingCardProps) {
  const capstan = useCapstan()
  const live = { table: 'distributions', id: distributionId } as const
  const distribution = useCapstanQuery(distributionQuery(capstan, distributionId), live)

  switch (distribution.status) {
    case 'loading':
      return <Loading visible={distribution.visible} />
    case 'error':
      if (isNotFound(distribution.error)) return <InvestmentNotFound />
      return <ErrorNotice error={distribution.error} onRetry={distribution.retry} />
    case 'ready':
      if (!distribution.data) return <InvestmentNotFound />
      return <OfferingCardView {...cardOf(distribution.data)} headingLevel={headingLevel} />
  }
}
