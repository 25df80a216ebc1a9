import { distributionQuery } from '@capstan/sdk-core/invest'
import { CapstanRoot, type Isolation } from '../../../provider/CapstanRoot'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { InvestmentNotFound } from '../flow/InvestmentNotFound'
import { isNotFound } from '../isNotFound'
import { OfferingCardView } from './OfferingCardView'

export interface OfferingCardProps {
  /** The investment whose offering to show. */
  distributionId: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The offering of an investment, and the amount invested. @public */
export function OfferingCard({ isolation, ...props }: OfferingCardProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedCard {...props} />
    </CapstanRoot>
  )
}

function ConnectedCard({ distributionId, headingLevel }: Omit<OfferingCardProps, 'isolation'>) {
  const capstan = useCapstan()
  const distribution = useCapstanQuery(distributionQuery(capstan, distributionId))

  switch (distribution.status) {
    case 'loading':
      return <Loading visible={distribution.visible} />
    case 'error':
      if (isNotFound(distribution.error)) return <InvestmentNotFound />
      return <ErrorNotice error={distribution.error} onRetry={distribution.retry} />
    case 'ready': {
      const { offering, price, units } = distribution.data
      return (
        <OfferingCardView
          offering={{ ...offering, classPrice: price }}
          units={units}
          headingLevel={headingLevel}
        />
      )
    }
  }
}
