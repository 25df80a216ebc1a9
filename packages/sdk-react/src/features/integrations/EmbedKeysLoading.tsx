import { Card } from '../../ui/layout/Card'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'

export interface EmbedKeysLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of the card of keys: its header, and two rows. */
export function EmbedKeysLoading({ visible }: EmbedKeysLoadingProps) {
  return (
    <Loading visible={visible}>
      <Card>
        <Skeleton width="24%" height="20px" />
        <Skeleton height="36px" />
        <Skeleton height="36px" />
      </Card>
    </Loading>
  )
}
