import { isCapstanError } from '@capstan/sdk-core'
import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { roundsMessages } from './messages'

export interface RoundLoadStateProps {
  /** The state of the round that is not loaded. */
  round: Exclude<QueryState<unknown>, { status: 'ready' }>
}

/** Placeholder of a round: loading, not found, or the error. */
export function RoundLoadState({ round }: RoundLoadStateProps) {
  const messages = useMessages('rounds', roundsMessages)
  return (
    <Card aria-label={messages.information}>
      {round.status === 'loading' ? (
        <Loading visible={round.visible}>
          <SkeletonRows count={3} />
        </Loading>
      ) : isCapstanError(round.error, 'not_found') || isCapstanError(round.error, 'invalid_id') ? (
        <EmptyState text={messages.notFound} />
      ) : (
        <ErrorNotice error={round.error} onRetry={round.retry} />
      )}
    </Card>
  )
}
