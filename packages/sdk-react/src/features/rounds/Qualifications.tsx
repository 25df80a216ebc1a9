import { roundQualificationsQuery, type RoundQualification } from '@capstan/sdk-core/rounds'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { roundsMessages } from './messages'

/** What investors of a round have to pass before their capital counts, in the order in which it is asked. (ROUND-025) */
export function Qualifications({ roundId }: { roundId: string }) {
  const messages = useMessages('rounds', roundsMessages)
  const qualifications = useCapstanQuery(roundQualificationsQuery(useCapstan(), roundId))
  return (
    <Card flush title={messages.qualifications} className="capstan-round-qualifications">
      {qualifications.status === 'error' && (
        <ErrorNotice error={qualifications.error} onRetry={qualifications.retry} />
      )}
      {qualifications.status === 'loading' && (
        <Loading visible={qualifications.visible}>
          <SkeletonRows count={3} />
        </Loading>
      )}
      {qualifications.status === 'ready' && <QualificationsList qualifications={qualifications.data} />}
    </Card>
  )
}

function QualificationsList({ qualifications }: { qualifications: readonly RoundQualification[] }) {
  const messages = useMessages('rounds', roundsMessages)
  const { plural } = useFormats()
  if (qualifications.length === 0) return <EmptyState text={messages.noQualifications} />
  return (
    <LinedList aria-label={messages.qualifications}>
      {qualifications.map(({ id, name, allocations }) => (
        <LinedItem key={id}>
          <div>
            <bdi>{name}</bdi>
            <p>
              <bdi>
                {allocations.length === 1 ? allocations[0] : plural(messages.askedIn, allocations.length)}
              </bdi>
            </p>
          </div>
        </LinedItem>
      ))}
    </LinedList>
  )
}
