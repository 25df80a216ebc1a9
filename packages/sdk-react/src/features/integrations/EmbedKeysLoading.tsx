import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Toolbar } from '../../ui/layout/Toolbar'

export interface EmbedKeysLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of the card of keys: its header, and two rows. */
export function EmbedKeysLoading({ visible }: EmbedKeysLoadingProps) {
  return (
    <Loading visible={visible}>
      <Card flush>
        <Toolbar>
          <Skeleton width="24%" height="calc(36 * var(--capstan-unit))" />
        </Toolbar>
        <SkeletonRows count={2} />
      </Card>
    </Loading>
  )
}
