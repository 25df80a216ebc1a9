import { roundQuery } from '@capstan/sdk-core/rounds'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { useCodeAhead } from '../../ui/lazy/usePrefetch'
import { CapitalOverTime } from './CapitalOverTime'
import { Deployments, IncomingCapital } from './lazyRoundParts'
import { roundsMessages } from './messages'
import { Qualifications } from './Qualifications'
import { RoundUnknown } from './RoundUnknown'
import { useRoundAccess } from './useRoundAccess'

export interface CapitalManagementProps {
  /** The round to work on. */
  roundId: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What a round takes in and puts to work, for its issuer. (ROUND-005, ROUND-007, ROUND-026) @public */
export function CapitalManagement({ roundId, isolation }: CapitalManagementProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedCapital key={roundId} roundId={roundId} />
    </CapstanRoot>
  )
}

function ConnectedCapital({ roundId }: Pick<CapitalManagementProps, 'roundId'>) {
  const messages = useMessages('rounds', roundsMessages)
  useCodeAhead(Deployments)
  useCodeAhead(IncomingCapital)
  const round = useCapstanQuery(roundQuery(useCapstan(), roundId))
  const access = useRoundAccess(round.status === 'ready' ? round.data : undefined)
  if (round.status !== 'ready') return <RoundUnknown round={round} />
  if (!access) return <RoundUnknown round={{ status: 'loading', visible: false }} />

  return (
    <Stack gap={6} className="capstan-capital-management">
      {access.wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      <CapitalOverTime roundId={roundId} />
      <Columns split="7-5">
        <Deployments roundId={roundId} mayEdit={access.mayEdit} />
        <Qualifications roundId={roundId} />
      </Columns>
      <IncomingCapital roundId={roundId} />
    </Stack>
  )
}
