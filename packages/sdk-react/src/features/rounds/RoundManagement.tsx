import { roundQuery, type Round } from '@capstan/sdk-core/rounds'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { useCodeAhead } from '../../ui/lazy/usePrefetch'
import { CapitalSummary } from './capital/CapitalSummary'
import { Distributors } from './Distributors'
import { RoundCapTable } from './lazyRoundParts'
import { roundsMessages } from './messages'
import { RoundAllocations } from './RoundAllocations'
import { RoundInformationView } from './RoundInformation'
import { RoundLoadState } from './RoundLoadState'
import { useRoundAccess, type RoundAccess } from './useRoundAccess'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { RoundListsProps } from './RoundLists'

/** Long lists below the first screen; their code is loaded while the round is read. */
const RoundLists = /*#__PURE__*/ lazyPart<RoundListsProps>(
  async () => (await import('./RoundLists')).RoundLists,
)

export interface RoundManagementProps extends BlockProps {
  /** The round to work on. */
  roundId: string
  /** The dialog that is open initially, for a reader who may issue: none by default. */
  open?: 'issue' | 'proof'
}

/** Page of a round, for its issuer and, in part, for a broker. (ROUND-004, ROUND-011 to ROUND-022) @public */
export const RoundManagement = block(function RoundManagement({ roundId, open }: RoundManagementProps) {
  useCodeAhead(RoundLists)
  useCodeAhead(RoundCapTable)
  const round = useCapstanQuery(roundQuery(useCapstan(), roundId))
  const access = useRoundAccess(round.status === 'ready' ? round.data : undefined)
  if (round.status !== 'ready') return <RoundLoadState round={round} />
  if (!access) return <RoundLoadState round={{ status: 'loading', visible: false }} />
  return <Management round={round.data} access={access} open={open} />
}, 'roundId')

interface ManagementProps extends Pick<RoundManagementProps, 'open'> {
  round: Round
  access: RoundAccess
}

function Management({ round, access, open }: ManagementProps) {
  const { isOwn, mayEdit, wasTaken } = access
  const messages = useMessages('rounds', roundsMessages)
  const distributors = <Distributors roundId={round.id} mayEdit={mayEdit} />

  return (
    <Stack gap={6} className="capstan-round-management">
      {isOwn && !mayEdit && !wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
      <RoundInformationView round={round} mayEdit={mayEdit} wasTaken={wasTaken} />
      {isOwn ? (
        <Columns split="7-5" stretch>
          <CapitalSummary roundId={round.id} />
          {distributors}
        </Columns>
      ) : (
        distributors
      )}
      <RoundAllocations round={round} access={access} />
      <RoundLists round={round} isOwn={isOwn} mayEdit={mayEdit} open={open} />
    </Stack>
  )
}
