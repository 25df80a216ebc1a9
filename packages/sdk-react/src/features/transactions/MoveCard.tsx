import type { LedgerTransaction, Move, MoveSide } from '@capstan/sdk-core/transactions'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Avatar } from '../../ui/display/Avatar'
import { Icon, type IconName } from '../../ui/display/Icon'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { narrow } from '../../ui/layout/breakpoints'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'
import { MoveFoot } from './MoveFoot'

export interface MoveCardProps {
  move: Move
  transaction: LedgerTransaction
}

/** Card of a move between two holders: the units with every digit, and both balances before and after. (TXN-004) */
export function MoveCard({ move, transaction }: MoveCardProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const { security } = transaction

  return (
    <Item className="capstan-move">
      <div className="capstan-move-body">
        <MoveParty label={messages.from} side={move.from} />
        <div className="capstan-move-units">
          <VisuallyHidden>{messages.moves}</VisuallyHidden>
          <b>{exactUnits(formats, move.units)}</b>
          {security && <small>{security.ticker ?? security.name}</small>}
          <Icon name="arrow-right" />
        </div>
        <MoveParty label={messages.to} side={move.to} />
      </div>
      <MoveFoot move={move} block={transaction.block} place={placeOf(move, messages)} />
    </Item>
  )
}

function placeOf({ entries }: Move, messages: { entry: string; entryPair: string }): string {
  const [first = 1, second] = entries
  return second === undefined
    ? fillIn(messages.entry, { place: first })
    : fillIn(messages.entryPair, { first, second })
}

const Item = styled.li`
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  break-inside: avoid;
  > .capstan-move-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--capstan-space-4) var(--capstan-space-6);
    align-items: center;
    padding: var(--capstan-space-6);
  }
  .capstan-move-units {
    display: grid;
    justify-items: center;
    min-width: 0;
    text-align: center;
    > b {
      max-width: 100%;
      overflow-wrap: anywhere;
      font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
        var(--capstan-font-family-heading);
      font-variant-numeric: tabular-nums lining-nums;
    }
    > small,
    > .capstan-icon {
      color: var(--capstan-text-muted);
      font-size: var(--capstan-font-size-dense);
    }
    > .capstan-icon:dir(rtl) {
      transform: scaleX(-1);
    }
  }
  @container ${narrow} {
    > .capstan-move-body {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--capstan-space-4);
    }
    .capstan-move-units {
      justify-items: start;
      padding-inline-start: calc(52 * var(--capstan-unit));
      text-align: start;
    }
    /* One stands above the other. */
    && .capstan-move-units > .capstan-icon {
      transform: rotate(90deg);
    }
  }
`

interface MovePartyProps {
  /** From or to. */
  label: string
  side: MoveSide
}

/** One side of a move, with the balances before and after. (TXN-005) */
function MoveParty({ label, side }: MovePartyProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const { before, after } = side
  const names = {
    ...{ account: side.name ?? messages.unknown, unissued: messages.unissued, direct: messages.direct },
    ...{ on_chain: messages.onChain, unknown: messages.unknown },
  }

  return (
    <Party data-kind={side.kind}>
      {side.kind === 'account' ? (
        <Avatar name={names.account} large />
      ) : (
        <Mark aria-hidden="true">
          <Icon name={icons[side.kind]} dense />
        </Mark>
      )}
      <div>
        <small>{label}</small>
        <b>
          <bdi>{names[side.kind]}</bdi>
        </b>
        {before && after ? (
          <>
            <small>{fillIn(messages.balanceBefore, { units: exactUnits(formats, before) })}</small>
            <small>{fillIn(messages.balanceAfter, { units: exactUnits(formats, after) })}</small>
          </>
        ) : (
          side.kind === 'direct' && (
            <small>{side.isUnseen ? messages.notShown : messages.noLinkedAccount}</small>
          )
        )}
      </div>
    </Party>
  )
}

const icons: Readonly<Record<Exclude<MoveSide['kind'], 'account'>, IconName>> = {
  unissued: 'coins',
  direct: 'swap',
  on_chain: 'link',
  unknown: 'help',
}

const Party = styled.div`
  display: flex;
  gap: var(--capstan-space-3);
  min-width: 0;
  > div {
    display: grid;
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  b {
    font-weight: var(--capstan-font-weight-strong);
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(40 * var(--capstan-unit));
  height: calc(40 * var(--capstan-unit));
  border-radius: 50%;
  background: var(--capstan-surface-sunken);
  color: var(--capstan-text-muted);
`
