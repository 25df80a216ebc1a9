import { Card } from '../../ui/layout/Card'
import { CardGrid } from '../../ui/layout/CardGrid'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'

export interface DashboardLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of a dashboard: tiles, then cards of a few rows. */
export function DashboardLoading({ visible }: DashboardLoadingProps) {
  return (
    <Loading visible={visible}>
      <Stack gap={6}>
        <CardGrid columns={5}>
          {[1, 2, 3, 4, 5].map((tile) => (
            <Card key={tile}>
              <Skeleton width="60%" height="calc(62 * var(--capstan-unit))" />
            </Card>
          ))}
        </CardGrid>
        <Columns split="8-4">
          <Card flush>
            <SkeletonRows count={6} />
          </Card>
          <Card flush>
            <SkeletonRows count={6} />
          </Card>
        </Columns>
      </Stack>
    </Loading>
  )
}
