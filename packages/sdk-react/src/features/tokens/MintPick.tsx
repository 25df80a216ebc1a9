import { add, Decimal, decimal } from '@capstan/sdk-core'
import { mostMinted, tokenizeHoldings, type MintableHolding } from '@capstan/sdk-core/tokens'
import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { TableSearch } from '../../tables/TableSearch'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { namedLike } from '../../ui/choices/namedLike'
import { usePicks } from '../../ui/choices/usePicks'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LinedList } from '../../ui/layout/LinedList'
import { rowsAtOnce, ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { Stack } from '../../ui/layout/Stack'
import { DialogFoot } from '../../ui/overlays/DialogFoot'
import { useUiMessages } from '../../ui/uiMessages'
import { tokensMessages } from './messages'
import { MintRow } from './MintRow'
import { useChainWork } from './useChainWork'

export interface MintPickProps {
  /** What of the round is on no chain yet. */
  holdings: readonly MintableHolding[]
  /** Where it is minted. */
  chain: string
  onClose: () => void
  /** Told when it is sent, and when it is known what became of it. */
  onPending: (isPending: boolean) => void
}

/** Which holdings to mint, and what that comes to. */
export function MintPick({ holdings, chain, onClose, onPending }: MintPickProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const { nothingFound } = useUiMessages()
  const formats = useFormats()
  const { isPending, error, send } = useChainWork()
  const { ids, pick } = usePicks()
  const [search, setSearch] = useState('')
  // What is sold or minted meanwhile is no longer chosen.
  const chosen = holdings.filter(({ id }) => ids.has(id))
  const units = chosen.reduce((sum, each) => add(sum, decimal(each.units)), Decimal.zero)
  const isTooMany = chosen.length > mostMinted

  const found = namedLike(holdings, search)
  // All of them, or as many as may be minted at once.
  const all = found.slice(0, mostMinted)
  const isAll = all.length > 0 && all.every(({ id }) => ids.has(id))
  const { shown, more } = useShownRows(found)

  const mint = async () => {
    const wanted = chosen.map(({ id }) => id)
    onPending(true)
    const isTaken = await send(wanted, (idempotencyKey) =>
      tokenizeHoldings(capstan, wanted, { idempotencyKey }),
    )
    onPending(false)
    if (isTaken) onClose()
  }

  if (holdings.length === 0)
    return (
      <EmptyState
        text={messages.nothingToMint}
        action={<Button onPress={onClose}>{messages.close}</Button>}
      />
    )
  return (
    <Stack>
      {error && <Alert tone="danger">{error}</Alert>}
      <Alert tone="neutral">{fillIn(messages.mintNote, { chain })}</Alert>
      {(holdings.length > rowsAtOnce || search !== '') && <TableSearch value={search} onChange={setSearch} />}
      <CheckboxField
        bare
        isRequired={false}
        label={fillIn(messages.chosen, { chosen: chosen.length, count: holdings.length })}
        aria-label={messages.chooseAll}
        value={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={(isOn) => pick(all, isOn)}
      />
      <LinedList aria-label={messages.mintLead}>
        {shown.map((holding) => (
          <MintRow
            key={holding.id}
            holding={holding}
            isChosen={ids.has(holding.id)}
            onChoose={(is) => pick([holding], is)}
          />
        ))}
      </LinedList>
      {shown.length === 0 && <EmptyState text={nothingFound} />}
      <ShowMore {...more} />
      <DialogFoot>
        {isTooMany && <Alert tone="danger">{fillIn(messages.tooMany, { most: mostMinted })}</Alert>}
        <span role="status">
          {fillIn(formats.plural(messages.chosenUnits, chosen.length), { units: formats.units(units) })}
        </span>
        <Button isDisabled={isPending} onPress={onClose}>
          {messages.cancel}
        </Button>
        <Button
          variant="primary"
          isDisabled={chosen.length === 0 || isTooMany}
          pending={isPending}
          onPress={() => void mint()}
        >
          {isPending
            ? messages.minting
            : chosen.length === 0
              ? messages.mint
              : formats.plural(messages.mintCount, chosen.length)}
        </Button>
      </DialogFoot>
    </Stack>
  )
}
