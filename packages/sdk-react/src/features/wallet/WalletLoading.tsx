import { CardGrid } from '../../ui/layout/CardGrid'
import { Card } from '../../ui/layout/Card'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'

/** Four cards on their way. */
export function WalletLoading() {
  return (
    <CardGrid>
      {[1, 2, 3, 4].map((card) => (
        <Card key={card}>
          <SkeletonRows count={6} />
        </Card>
      ))}
    </CardGrid>
  )
}
