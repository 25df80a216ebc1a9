import { roundQuery } from '@capstan/sdk-core/rounds'
import { offeredChainsQuery, tokenQuery, type OfferedChain, type RoundToken } from '@capstan/sdk-core/tokens'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { failedOf } from '../../provider/combineQueries'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { Stack } from '../../ui/layout/Stack'
import { RoundUnknown } from '../rounds/RoundUnknown'
import { useRoundAccess } from '../rounds/useRoundAccess'
import { StakeholderLedger } from './StakeholderLedger'
import { TokenInformationView } from './TokenInformation'
import { useContractAtWork } from './useContractAtWork'

export interface TokenManagementProps {
  /** The round whose token it is. */
  roundId: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The token of a round: set up, deployed, minted and moved, and who has units of it. (ROUND-006, TOKEN-001 to TOKEN-024) @public */
export function TokenManagement({ roundId, isolation }: TokenManagementProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedToken key={roundId} roundId={roundId} />
    </CapstanRoot>
  )
}

function ConnectedToken({ roundId }: Pick<TokenManagementProps, 'roundId'>) {
  const capstan = useCapstan()
  const round = useCapstanQuery(roundQuery(capstan, roundId))
  const token = useCapstanQuery(tokenQuery(capstan, roundId))
  const chains = useCapstanQuery(offeredChainsQuery(capstan))
  const access = useRoundAccess(round.status === 'ready' ? round.data : undefined)
  useContractAtWork(token.status === 'ready' ? token.data : undefined)
  const failed = failedOf([round, token, chains])
  if (failed && round.status !== 'loading') return <RoundUnknown round={failed} />
  if (round.status !== 'ready') return <RoundUnknown round={round} />
  if (token.status !== 'ready') return <RoundUnknown round={token} />
  if (chains.status !== 'ready') return <RoundUnknown round={chains} />
  if (!access) return <RoundUnknown round={{ status: 'loading', visible: false }} />

  const { mayEdit, wasTaken } = access
  return <Management {...{ roundId, mayEdit, wasTaken }} token={token.data} chains={chains.data} />
}

interface ManagementProps {
  roundId: string
  token: RoundToken
  chains: readonly OfferedChain[]
  mayEdit: boolean
  wasTaken: boolean
}

function Management({ roundId, token, chains, mayEdit, wasTaken }: ManagementProps) {
  return (
    <Stack gap={6} className="capstan-token-management">
      <TokenInformationView {...{ roundId, token, chains, mayEdit, wasTaken }} />
      <StakeholderLedger roundId={roundId} token={token} chains={chains} />
    </Stack>
  )
}
