import {
  firstMintables,
  mintableAsked,
  type MintableChoice,
  type MintableHolding,
  mintableSource,
  mintablesStill,
  mostMinted,
  readMintable,
  type RoundToken,
  tokenizeHoldings,
} from '@capstan/sdk-core/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SendButton, SendingBlockNote } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { PickFoot } from '../../tables/PickFoot'
import { PickList } from '../../tables/PickList'
import { type ChoiceList, useChoiceList } from '../../tables/useChoiceList'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { useUiMessages } from '../../ui/uiMessages'
import { tokensMessages } from './messages'
import { useChainWork } from './useChainWork'

export interface MintDialogProps {
  roundId: string
  token: RoundToken
  onClose: () => void
}

/** Dialog that mints holdings of the round on the chain of its token, chosen from those on no chain. (TOKEN-005, G-27) */
export function MintDialog({ roundId, token, onClose }: MintDialogProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const [isPending, setIsPending] = useState(false)
  const mintables = useChoiceList({
    source: () => mintableSource(capstan, roundId),
    ask: mintableAsked,
    read: readMintable,
    readAll: (search) => firstMintables(capstan, roundId, search),
  })
  const { whole } = mintables

  return (
    <Dialog
      title={messages.mint}
      isOpen
      onOpenChange={onClose}
      isBlocking={isPending}
      placement="end"
      className="capstan-mint"
    >
      <Lead>{messages.mintLead}</Lead>
      {whole.status === 'ready' ? (
        <MintPick
          {...{ roundId, mintables, onClose }}
          chain={token.contract?.chain.id ?? ''}
          onPending={setIsPending}
        />
      ) : whole.status === 'error' ? (
        <ErrorNotice error={whole.error} onRetry={whole.retry} />
      ) : (
        <Loading visible={whole.visible}>
          <SkeletonRows count={5} />
        </Loading>
      )}
    </Dialog>
  )
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
`

interface MintPickProps {
  roundId: string
  /** Holdings of the round that are on no chain yet. */
  mintables: ChoiceList<MintableHolding, MintableChoice>
  /** The chain to mint on. */
  chain: string
  onClose: () => void
  /** Called with true when a request is sent, and with false when its outcome is known. */
  onPending: (isPending: boolean) => void
}

/** List from which holdings are chosen for minting, with the total of their units. */
function MintPick({ roundId, mintables, chain, onClose, onPending }: MintPickProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const { errorText } = useUiMessages()
  const { plural } = useFormats()
  const { isPending, error, send } = useChainWork()
  const { found, loaded, chosen, search, reload } = mintables
  const { picked } = chosen
  const problem = error ?? (chosen.error ? errorText : undefined)
  const list = { most: mostMinted, messages }

  const mint = async () => {
    const wanted = [...picked.keys()]
    onPending(true)
    const isTaken = await send(wanted, (idempotencyKey) =>
      tokenizeHoldings(capstan, wanted, { idempotencyKey }),
    )
    onPending(false)
    if (isTaken) return onClose()
    void reload()
    // Holdings sold or minted meanwhile are removed from the choice; if they cannot be read, the platform refuses them again.
    const still = await mintablesStill(capstan, roundId, wanted).catch(() => undefined)
    if (still) chosen.keepOnly(still)
  }

  if (found.status === 'ready' && loaded.total === 0 && search === '' && !problem)
    return (
      <EmptyState
        text={messages.nothingToMint}
        action={<Button onPress={onClose}>{messages.close}</Button>}
      />
    )
  return (
    <Stack>
      <SendingBlockNote />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Alert tone="neutral">{fillIn(messages.mintNote, { chain })}</Alert>
      <PickList
        {...list}
        aria-label={messages.mintLead}
        list={mintables}
        rowOf={(holding, choice) => <MintRow {...{ holding, ...choice }} />}
      />
      <PickFoot {...{ ...list, picked }}>
        <Button isDisabled={isPending} onPress={onClose}>
          {messages.cancel}
        </Button>
        <SendButton
          variant="primary"
          isDisabled={picked.size === 0 || picked.size > mostMinted}
          pending={isPending}
          onPress={() => void mint()}
        >
          {isPending
            ? messages.minting
            : picked.size === 0
              ? messages.mint
              : plural(messages.mintCount, picked.size)}
        </SendButton>
      </PickFoot>
    </Stack>
  )
}

interface MintRowProps {
  holding: MintableHolding
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A holding to mint: its investor, chain and units. */
function MintRow({ holding: { investor, chain, units }, isChosen, onChoose }: MintRowProps) {
  const messages = useMessages('tokens', tokensMessages)
  const formats = useFormats()
  const shownUnits = formats.units(units)

  return (
    <Item data-chosen={isChosen || undefined}>
      <CheckboxField
        bare
        isRequired={false}
        label={null}
        aria-label={fillIn(formats.pluralText(messages.choose, units), { investor, units: shownUnits })}
        value={isChosen}
        onChange={onChoose}
      />
      <span>
        <bdi>{investor}</bdi>
        <small>
          <bdi>{chain}</bdi>
        </small>
      </span>
      <b>
        <ExactFigure value={units} as="units" />
      </b>
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-3);
  padding: var(--capstan-space-2);
  &[data-chosen] {
    background: var(--capstan-primary-soft);
  }
  > span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > b {
    font-weight: inherit;
    font-variant-numeric: tabular-nums lining-nums;
  }
`
