import { isCapstanError } from '@capstan/sdk-core'
import type { QueryState } from '../../provider/useCapstanQuery'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'

export interface PaymentsUnknownProps {
  /** What a page is made of, as far as it is known. */
  parts: readonly QueryState<unknown>[]
  /** What would stand here. */
  title: string
  /** What is said where it is not there, or is somebody else's. */
  unknown?: string
}

/** What stands in the place of a page: the space for it, that it is not there, or what went wrong. */
export function PaymentsUnknown({ parts, title, unknown }: PaymentsUnknownProps) {
  const failed = parts.find(({ status }) => status === 'error')
  const visible = parts.some((part) => part.status === 'loading' && part.visible)

  return (
    <Card flush aria-label={title}>
      {failed?.status === 'error' ? (
        unknown && isCapstanError(failed.error, 'not_found') ? (
          <EmptyState text={unknown} />
        ) : (
          <ErrorNotice error={failed.error} onRetry={failed.retry} />
        )
      ) : (
        <Loading visible={visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}
