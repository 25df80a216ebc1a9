import {
  isAtWork,
  type OfferedChain,
  type RoundToken,
  stateOf,
  type TokenAction,
  tokenActions,
  type TokenStatus,
  tokenTrack,
} from '@capstan/sdk-core/tokens'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useSendingBlock } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { StatusChip } from '../../ui/display/StatusChip'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { StepBar, type StepBarStep } from '../../ui/navigation/StepBar'
import { EscapeGuard } from '../../ui/overlays/EscapeGuard'
import { tokensMessages } from './messages'
import { TokenFacts } from './TokenFacts'

/** Dialogs that most readers of a token never open. */
const DeployDialog = lazyPart(async () => (await import('./DeployDialog')).DeployDialog)

const MintDialog = lazyPart(async () => (await import('./MintDialog')).MintDialog)

const SwapChainDialog = lazyPart(async () => (await import('./SwapChainDialog')).SwapChainDialog)

const TokenForm = lazyPart(async () => (await import('./TokenForm')).TokenForm)

export interface TokenInformationViewProps {
  roundId: string
  token: RoundToken
  /** The chains that the token may be set up on, or move to. */
  chains: readonly OfferedChain[]
  /** True when the token may be changed here. (TOKEN-013, TOKEN-014) */
  mayEdit?: boolean
  /** True when the permission to change it was removed while the page was open. */
  wasTaken?: boolean
}

/** Token Information: facts about the token, its status, and the actions that it allows now. (TOKEN-001) @public */
export function TokenInformationView({
  roundId,
  token,
  chains,
  mayEdit,
  wasTaken,
}: TokenInformationViewProps) {
  const messages = useMessages('tokens', tokensMessages)
  const offered = mayEdit ? tokenActions(stateOf(token)) : []
  // A task that is open when tokens are switched off stays open; none begins.
  const beginnable = useSendingBlock() === undefined ? offered : []
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
      actions={
        !isEditing &&
        beginnable.length > 0 && <TokenButtons token={token} offered={beginnable} onPress={begin} />
      }
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

/**
 * Returns the open task, which ends when the state no longer offers it. A set-up form stays open as an edit form when another
 * user has set the token up.
 */
function useTask(offered: readonly TokenAction[]) {
  const [wanted, setWanted] = useState<TokenAction>()
  const card = useRef<HTMLElement>(null)
  const isForm = wanted === 'setUp' || wanted === 'edit'
  const goesOn = wanted && (offered.includes(wanted) || (isForm && offered.includes('edit')))
  const task = goesOn ? wanted : undefined
  const before = useRef(task)

  // The pressed button may be removed with its state: focus moves to the card.
  useEffect(() => {
    if (before.current && !task) {
      // The task does not reopen when it is offered again later.
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

/** Progress of a token. Burning is not a step of it. (TOKEN-015, TOKEN-016) */
function TokenTrack({ status }: { status: TokenStatus }) {
  const messages = useMessages('tokens', tokensMessages)
  const wordOf = useStatusWord()
  const at = tokenTrack.findIndex((each) => each === status)
  if (at < 0) return null
  const isEnd = at === tokenTrack.length - 1

  const steps = tokenTrack.map((each, index): StepBarStep => {
    const step = { id: each, title: wordOf(each) }
    if (index < at || (isEnd && index === at)) return { ...step, status: 'complete', word: messages.done }
    if (index > at) return { ...step, status: 'not_started', word: '' }
    return { ...step, status: isAtWork(status) ? 'processing' : 'in_progress', word: messages.now }
  })
  return <StepBar aria-label={messages.track} steps={steps} current={status} />
}

interface TokenButtonsProps {
  token: RoundToken
  /** The tasks that the state allows. */
  offered: readonly TokenAction[]
  onPress: (action: TokenAction) => void
}

/** Buttons of a token; the next task is last, in the brand's colour. (TOKEN-002 to TOKEN-006) */
function TokenButtons({ token, offered, onPress }: TokenButtonsProps) {
  const messages = useMessages('tokens', tokensMessages)
  // Once something is minted, nothing waits to be done.
  const mint: ButtonProps['variant'] = token.contract?.status === 'issued' ? 'secondary' : 'primary'
  const looks: Record<TokenAction, Pick<ButtonProps, 'variant' | 'icon'>> = {
    edit: { variant: 'quiet', icon: 'pencil' },
    swapChain: { icon: 'swap' },
    setUp: { variant: 'primary' },
    deploy: { variant: 'primary' },
    mint: { variant: mint },
  }

  return (Object.keys(looks) as TokenAction[]) // the table has every action
    .filter((action) => offered.includes(action))
    .map((action) => (
      <Button key={action} dense {...looks[action]} onPress={() => onPress(action)}>
        {messages[action]}
      </Button>
    ))
}

/** Status of the work on the chain: the current work, a refusal with the next step, and the time of the last change. */
function TokenNote({ token: { status, contract } }: { token: RoundToken }) {
  const messages = useMessages('tokens', tokensMessages)
  const wordOf = useStatusWord()
  const { time } = useFormats()
  const changedAt = useChangedAt(status)
  const notes: Partial<Record<RoundToken['status'], string>> = {
    deploying: messages.deployingNote,
    issuing: messages.issuingNote,
    burning: messages.burningNote,
  }
  const note = isAtWork(status) && notes[status]
  const refused = contract?.refused

  return (
    <>
      {note && <Alert tone="neutral">{fillIn(note, { chain: contract?.chain.id ?? '' })}</Alert>}
      {refused && !note && (
        <Alert tone="warning">
          {refused === 'deployment' ? messages.deploymentRefused : messages.mintingRefused}
        </Alert>
      )}
      <Line role="status">
        {changedAt && fillIn(messages.lastChange, { status: wordOf(status), time: time(changedAt) })}
      </Line>
    </>
  )
}

/** Returns the time of the last change of the status since the page was opened; undefined without one. */
function useChangedAt(status: string): Date | undefined {
  const [known, setKnown] = useState<{ status: string; at?: Date }>({ status })
  if (known.status !== status) setKnown({ status, at: new Date() })
  return known.at
}

const Line = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  &:empty {
    display: none;
  }
`
