import { Card } from '../../ui/layout/Card'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'

export interface PortfolioLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of a portfolio: a summary, and some rows. */
export function PortfolioLoading({ visible }: PortfolioLoadingProps) {
  return (
    <Loading visible={visible}>
      <Card>
        <Skeleton width="24%" height="32px" />
        <Skeleton height="20px" />
      </Card>
      <Card>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height="36px" />
        ))}
      </Card>
    </Loading>
  )
}
