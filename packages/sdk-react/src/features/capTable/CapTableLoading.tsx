import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'

export interface CapTableLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of a cap table: figures over a picture, then rows. */
export function CapTableLoading({ visible }: CapTableLoadingProps) {
  return (
    <Loading visible={visible}>
      <Stack gap={6}>
        <Card>
          <Stack>
            <Skeleton width="30%" height="calc(44 * var(--capstan-unit))" />
            <Skeleton height="calc(20 * var(--capstan-unit))" />
            <Skeleton width="60%" />
          </Stack>
        </Card>
        <Card flush>
          <SkeletonRows count={8} />
        </Card>
      </Stack>
    </Loading>
  )
}
