import {
  mintablesStill,
  mostMinted,
  tokenizeHoldings,
  type MintableChoice,
  type MintableHolding,
} from '@capstan/sdk-core/tokens'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { PickFoot } from '../../tables/PickFoot'
import { PickList } from '../../tables/PickList'
import type { ChoiceList } from '../../tables/useChoiceList'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Stack } from '../../ui/layout/Stack'
import { useUiMessages } from '../../ui/uiMessages'
import { tokensMessages } from './messages'
import { MintRow } from './MintRow'
import { useChainWork } from './useChainWork'

export interface MintPickProps {
  roundId: string
  /** What of the round is on no chain yet. */
  mintables: ChoiceList<MintableHolding, MintableChoice>
  /** Where it is minted. */
  chain: string
  onClose: () => void
  /** Told when it is sent, and when it is known what became of it. */
  onPending: (isPending: boolean) => void
}

/** Which holdings to mint, and what that comes to. */
export function MintPick({ roundId, mintables, chain, onClose, onPending }: MintPickProps) {
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
    // What is sold or minted meanwhile is no longer chosen; where that cannot be read, the platform refuses it again.
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
        <Button
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
        </Button>
      </PickFoot>
    </Stack>
  )
}
