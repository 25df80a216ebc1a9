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
import { LoadMore } from '../../tables/LoadMore'
import { SourceSearch } from '../../tables/SourceSearch'
import { unitsOf } from '../../tables/unitsOf'
import type { ChoiceList } from '../../tables/useChoiceList'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LinedList } from '../../ui/layout/LinedList'
import { rowsAtOnce } from '../../ui/records/ShowMore'
import { Stack } from '../../ui/layout/Stack'
import { DialogFoot } from '../../ui/overlays/DialogFoot'
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
  const { nothingFound, errorText } = useUiMessages()
  const formats = useFormats()
  const { isPending, error, send } = useChainWork()
  const { loaded, chosen, search, setSearch, loadMore, reload } = mintables
  const { rows, total, more } = loaded
  const count = chosen.picked.size
  const units = unitsOf(chosen.picked.values())
  const isTooMany = count > mostMinted
  const most = formats.units(String(mostMinted))
  const problem = error ?? (chosen.error ? errorText : undefined)

  const mint = async () => {
    const wanted = [...chosen.picked.keys()]
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

  if (total === 0 && search === '' && !problem)
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
      {(total > rowsAtOnce || search !== '') && <SourceSearch value={search} onChange={setSearch} />}
      {total > 0 && (
        <CheckboxField
          bare
          isRequired={false}
          label={
            search === ''
              ? fillIn(messages.chosen, {
                  chosen: formats.units(String(count)),
                  count: formats.units(String(total)),
                })
              : fillIn(messages.matching, { count: formats.units(String(total)) })
          }
          aria-label={messages.chooseAll}
          value={chosen.isAll}
          isIndeterminate={count > 0 && !chosen.isAll}
          isDisabled={chosen.isReading}
          onChange={(isOn) => void chosen.chooseAll(isOn)}
        />
      )}
      {chosen.isAll && !chosen.isReading && total > mostMinted && (
        <Alert tone="neutral">
          {fillIn(messages.firstOnes, { most, count: formats.units(String(total)) })}
        </Alert>
      )}
      <LinedList aria-label={messages.mintLead}>
        {rows.map((holding) => (
          <MintRow
            key={holding.id}
            holding={holding}
            isChosen={chosen.picked.has(holding.id)}
            onChoose={(isChosen) => chosen.choose(holding, isChosen)}
          />
        ))}
      </LinedList>
      {total === 0 && <EmptyState text={nothingFound} />}
      <LoadMore {...{ total, more, loadMore }} shown={rows.length} />
      <DialogFoot>
        {isTooMany && <Alert tone="danger">{fillIn(messages.tooMany, { most })}</Alert>}
        <span role="status">
          {fillIn(formats.plural(messages.chosenUnits, count), { units: formats.units(units) })}
        </span>
        <Button isDisabled={isPending} onPress={onClose}>
          {messages.cancel}
        </Button>
        <Button
          variant="primary"
          isDisabled={count === 0 || isTooMany}
          pending={isPending}
          onPress={() => void mint()}
        >
          {isPending
            ? messages.minting
            : count === 0
              ? messages.mint
              : formats.plural(messages.mintCount, count)}
        </Button>
      </DialogFoot>
    </Stack>
  )
}
