import { shortAddress, zoneOf } from '@capstan/sdk-core'
import { addressLink, blockLink } from '@capstan/sdk-core/tokens'
import type { LedgerTransaction, Move } from '@capstan/sdk-core/transactions'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { besideEndpoint } from '../../provider/setup/besideEndpoint'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { narrow } from '../../ui/layout/breakpoints'
import { CopyButton } from '../../ui/records/CopyButton'
import { transactionsMessages } from './messages'

export interface MoveFootProps {
  move: Move
  block: LedgerTransaction['block']
  /** Which entries these are. */
  place: string
}

/** Foot of a move: its entries, the time of booking, and the address, chain and block. */
export function MoveFoot({ move, block, place }: MoveFootProps) {
  const { endpoint } = useCapstan().options
  const messages = useMessages('transactions', transactionsMessages)
  const { instant, locale, units } = useFormats()
  // Beside the days of a transaction, which have no zone.
  const zone = zoneOf(new Date(move.createdOn), locale)
  const { address, chain, explorer } = move.address ?? {}
  const at = { explorer: explorer ?? null }
  const url = addressLink(at, address ?? null) ?? blockLink(at, block?.number ?? null)

  return (
    <Foot>
      <span>{place}</span>
      <span>
        <span>{fillIn(messages.createdOn, { day: `${instant(move.createdOn, 'template')} ${zone}` })}</span>
        {address && (
          <span>
            <code title={address}>{shortAddress(address)}</code>
            <CopyButton
              text={address}
              aria-label={fillIn(messages.copyAddress, { address: address.slice(0, 8) })}
            />
          </span>
        )}
        {chain && (
          <span>
            <span>{chain}</span>
            {block && <span> · </span>}
            {block &&
              (url ? (
                <TextLink href={besideEndpoint(url, endpoint)} external>
                  {fillIn(messages.block, { number: units(block.number) })}
                </TextLink>
              ) : (
                <span>{fillIn(messages.block, { number: units(block.number) })}</span>
              ))}
          </span>
        )}
      </span>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--capstan-space-1) var(--capstan-space-4);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  > :last-child,
  > :last-child > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--capstan-space-2);
    min-width: 0;
  }
  > :last-child {
    gap: 0 var(--capstan-space-4);
  }
  code {
    font-family: var(--capstan-font-family-mono);
    overflow-wrap: anywhere;
  }

  .capstan-link {
    display: inline-flex;
    align-items: center;
    min-height: calc(24 * var(--capstan-unit));
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
