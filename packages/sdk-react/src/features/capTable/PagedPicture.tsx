import { capTablePartsQuery, type CapTablePartsChoice } from '@capstan/sdk-core/capTable'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { OwnershipPicture, type OwnershipPictureProps } from './OwnershipPicture'

export interface PagedPictureProps extends Pick<OwnershipPictureProps, 'totals' | 'rounds'> {
  of: CapTablePartsChoice
}

/** Who has which part of an asset, by what its largest stakeholders have. */
export function PagedPicture({ of, ...whole }: PagedPictureProps) {
  const parts = useCapstanQuery(capTablePartsQuery(useCapstan(), of))

  switch (parts.status) {
    case 'loading':
      return (
        <Loading visible={parts.visible}>
          <Skeleton height="calc(184 * var(--capstan-unit))" />
        </Loading>
      )
    case 'error':
      return <ErrorNotice error={parts.error} onRetry={parts.retry} />
    case 'ready':
      return <OwnershipPicture parts={parts.data} {...whole} shape="donut" />
  }
}
