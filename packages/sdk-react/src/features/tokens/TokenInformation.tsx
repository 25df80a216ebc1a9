import {
  stateOf,
  tokenActions,
  type OfferedChain,
  type RoundToken,
  type TokenAction,
} from '@capstan/sdk-core/tokens'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { EscapeGuard } from '../../ui/overlays/EscapeGuard'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { DeployDialog, MintDialog, SwapChainDialog, TokenForm } from './lazyTokenWork'
import { tokensMessages } from './messages'
import { TokenButtons } from './TokenButtons'
import { TokenFacts } from './TokenFacts'
import { TokenNote } from './TokenNote'
import { TokenTrack } from './TokenTrack'

export interface TokenInformationViewProps {
  roundId: string
  token: RoundToken
  /** Where it may be set up, or move to. */
  chains: readonly OfferedChain[]
  /** Whether it may be changed here. (TOKEN-013, TOKEN-014) */
  mayEdit?: boolean
  /** Whether it could be, until a moment ago. */
  wasTaken?: boolean
}

/** Token Information: what the token is, where it stands, and what can be done with it now. (TOKEN-001) @public */
export function TokenInformationView({
  roundId,
  token,
  chains,
  mayEdit,
  wasTaken,
}: TokenInformationViewProps) {
  const messages = useMessages('tokens', tokensMessages)
  const offered = mayEdit ? tokenActions(stateOf(token)) : []
  const { task, begin, end, card } = useTask(offered)
  const isEditing = task === 'setUp' || task === 'edit'
  const dialog = { token, onClose: end }
  usePrefetch(TokenForm, offered.includes('setUp') || offered.includes('edit'))
  usePrefetch(DeployDialog, offered.includes('deploy'))
  usePrefetch(MintDialog, offered.includes('mint'))
  usePrefetch(SwapChainDialog, offered.includes('swapChain'))

  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={token.status === 'system_only' && isEditing ? messages.setUp : messages.information}
      className="capstan-token-information"
      data-status={token.status}
      chip={!isEditing && <StatusChip status={token.status} />}
      actions={!isEditing && offered.length > 0 && <TokenButtons {...{ token, offered }} onPress={begin} />}
    >
      <Stack gap={5}>
        {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
        {isEditing ? (
          <EscapeGuard onLeave={end}>
            <TokenForm roundId={roundId} token={token} chains={chains} onDone={end} />
          </EscapeGuard>
        ) : token.status === 'system_only' ? (
          <EmptyState text={messages.noToken} />
        ) : (
          <>
            <TokenTrack status={token.status} />
            <TokenFacts token={token} />
            <TokenNote token={token} />
          </>
        )}
      </Stack>
      {task === 'deploy' && <DeployDialog {...dialog} />}
      {task === 'mint' && <MintDialog roundId={roundId} {...dialog} />}
      {task === 'swapChain' && <SwapChainDialog chains={chains} {...dialog} />}
    </Card>
  )
}

/** What is being done. It ends with the state that offers it; a form that somebody else was quicker with stays. */
function useTask(offered: readonly TokenAction[]) {
  const [wanted, setWanted] = useState<TokenAction>()
  const card = useRef<HTMLElement>(null)
  const isForm = wanted === 'setUp' || wanted === 'edit'
  const goesOn = wanted && (offered.includes(wanted) || (isForm && offered.includes('edit')))
  const task = goesOn ? wanted : undefined
  const before = useRef(task)

  // The button that was pressed may have gone with its state: focus stays with what it was about.
  useEffect(() => {
    if (before.current && !task) {
      // Offered again later, it is not begun again by itself.
      setWanted(undefined)
      requestAnimationFrame(() => focusWhereLost(card.current))
    }
    before.current = task
  }, [task])

  return { task, begin: setWanted, end: () => setWanted(undefined), card }
}

function focusWhereLost(card: HTMLElement | null): void {
  const root = card?.getRootNode() as Document | ShadowRoot | undefined // an element stands in one of the two
  const focused = root?.activeElement
  if (!focused || focused.localName === 'body') card?.focus()
}
