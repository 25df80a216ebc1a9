import type { MoveSide } from '@capstan/sdk-core/transactions'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Avatar } from '../../ui/display/Avatar'
import { Icon, type IconName } from '../../ui/display/Icon'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'

export interface MovePartyProps {
  /** From or to. */
  label: string
  side: MoveSide
}

/** Where units went or came from, and what was there before and after. (TXN-005) */
export function MoveParty({ label, side }: MovePartyProps) {
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
