import { type RoundQualification, roundQualificationsQuery, roundQuery } from '@capstan/sdk-core/rounds'
import { translatedName } from '@capstan/sdk-core'
import { useFormats } from '../../../language/useFormats'
import { block, type BlockProps } from '../../../provider/block'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { Card } from '../../../ui/layout/Card'
import { Columns } from '../../../ui/layout/Columns'
import { LinedItem, LinedList } from '../../../ui/layout/LinedList'
import { Stack } from '../../../ui/layout/Stack'
import { useCodeAhead } from '../../../ui/lazy/usePrefetch'
import { CapitalLoading, CapitalOverTime } from './CapitalOverTime'
import { Deployments, IncomingCapital } from '../lazyRoundParts'
import { roundsMessages } from '../messages'
import { RoundLoadState } from '../RoundLoadState'
import { useRoundAccess } from '../useRoundAccess'

export interface CapitalManagementProps extends BlockProps {
  /** The round to work on. */
  roundId: string
}

/** Capital that a round raises and deploys, for its issuer. (ROUND-005, ROUND-007, ROUND-026) @public */
export const CapitalManagement = block(function CapitalManagement({ roundId }: CapitalManagementProps) {
  const messages = useMessages('rounds', roundsMessages)
  useCodeAhead(Deployments)
  useCodeAhead(IncomingCapital)
  const round = useCapstanQuery(roundQuery(useCapstan(), roundId))
  const access = useRoundAccess(round.status === 'ready' ? round.data : undefined)
  if (round.status === 'error') return <RoundLoadState round={round} />
  if (round.status === 'loading') return <CapitalLoading isVisible={round.visible} />
  if (!access) return <CapitalLoading isVisible={false} />

  return (
    <Stack gap={6} className="capstan-capital-management">
      {access.wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      {access.isOwn && !access.mayEdit && !access.wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
      <CapitalOverTime roundId={roundId} />
      <Columns split="7-5" stretch>
        <Deployments roundId={roundId} mayEdit={access.mayEdit} />
        <Qualifications roundId={roundId} />
      </Columns>
      <IncomingCapital roundId={roundId} />
    </Stack>
  )
}, 'roundId')

/** Qualifications that investors of a round must pass before their capital counts, in their order. (ROUND-025) */
function Qualifications({ roundId }: { roundId: string }) {
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
  const { plural, locale } = useFormats()
  if (qualifications.length === 0) return <EmptyState text={messages.noQualifications} />
  return (
    <LinedList aria-label={messages.qualifications}>
      {qualifications.map(({ id, name, languages, allocations }) => (
        <LinedItem key={id}>
          <div>
            <bdi>{translatedName({ name, languages }, locale)}</bdi>
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
