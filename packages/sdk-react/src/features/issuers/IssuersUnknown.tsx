import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'

export interface IssuersUnknownProps {
  title: string
  /** The queries that must be ready before the list is shown. */
  parts: readonly QueryState<unknown>[]
}

/** The replacement of a list: its skeleton, or the error. */
export function IssuersUnknown({ title, parts }: IssuersUnknownProps) {
  const failed = parts.find((part) => part.status === 'error')

  return (
    <Card flush title={title}>
      {failed ? (
        <ErrorNotice error={failed.error} onRetry={failed.retry} />
      ) : (
        <Loading visible={parts.some((part) => part.status === 'loading' && part.visible)}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}
