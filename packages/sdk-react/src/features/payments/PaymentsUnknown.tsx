import { isCapstanError } from '@capstan/sdk-core'
import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'

export interface PaymentsUnknownProps {
  /** The queries that the page depends on. */
  parts: readonly QueryState<unknown>[]
  /** The title of the page. */
  title: string
  /** The text shown when the record does not exist or belongs to another account. */
  unknown?: string
}

/** Placeholder of a page: loading, not found, or the error with a retry. */
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
