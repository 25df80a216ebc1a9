import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { questionsMessages } from './messages'

/** Placeholder of both lists: loading, or the error. */
export function QuestionsUnknown({ part }: { part: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('questions', questionsMessages)

  if (part.status === 'error')
    return (
      <Card flush title={messages.title}>
        <ErrorNotice error={part.error} onRetry={part.retry} />
      </Card>
    )
  return (
    <Loading visible={part.visible}>
      <Columns split="5-7">
        <Card flush title={messages.sets}>
          <SkeletonRows count={4} />
        </Card>
        <Card flush title={messages.questions}>
          <SkeletonRows count={6} />
        </Card>
      </Columns>
    </Loading>
  )
}
