import { compare, decimal } from '@capstan/sdk-core'
import { totalFor } from '@capstan/sdk-core/invest'
import type { WallOffering } from '@capstan/sdk-core/offerWall'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Avatar } from '../../ui/display/Avatar'
import { Chip } from '../../ui/display/Chip'
import { medium, narrow } from '../../ui/layout/breakpoints'
import { Inline } from '../../ui/layout/Inline'
import { LinedItem } from '../../ui/layout/LinedList'
import { offerWallMessages } from './messages'
import { daysLeft, OfferingStateChip } from './offeringState'

export interface WallItemProps {
  /** The offering. */
  offering: WallOffering
  /** The place in the list; the colours of the tiles take turns. */
  index?: number
  /** Called with the offering that is opened, instead of following the link to its page. */
  onOpen?: (offering: WallOffering) => void
}

/** One offering of a wall: its tile, its names and state, its price and its open days, and its link. */
export function WallItem({ offering, index, onOpen }: WallItemProps) {
  const messages = useMessages('offerWall', offerWallMessages)
  const { assetName, className, issuerName, sellerName, isInvited } = offering
  const names = { class: className, issuer: issuerName, seller: sellerName }

  return (
    <Item data-status={offering.state}>
      <Avatar name={issuerName} index={index} large />
      <div className="capstan-offer-words">
        <Inline>
          <bdi className="capstan-strong">{assetName}</bdi>
          <OfferingStateChip state={offering.state} />
        </Inline>
        <p>{fillIn(messages.offeredBy, names)}</p>
        {isInvited && <p>{messages.invited}</p>}
      </div>
      <dl>
        {useFacts(offering).map(({ kind, label, value }) => (
          <div key={label} data-fact={kind}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canBeOpened(offering) && <OfferingLink offering={offering} onOpen={onOpen} />}
    </Item>
  )
}

/** Returns true when the offering is open; the link of any other offering leads to nothing. */
const canBeOpened = ({ state }: WallOffering) => state === 'open' || state === 'closing_soon'

interface Fact {
  /** The column that it stands in, where there is room for all. */
  kind: 'price' | 'minimum' | 'day' | 'daysLeft'
  label: string
  value: ReactNode
}

/** Returns the facts of an offering: price, minimum investment, next day, and days left. */
function useFacts(offering: WallOffering): Fact[] {
  const { price, amount, day } = useFormats()
  const messages = useMessages('offerWall', offerWallMessages)
  const { classPrice, minUnits, state, opensOn, closesOn } = offering
  // The label has the currency. Some languages put a space between it and the figure.
  const figure = price(classPrice).replace(/\s*\$\s*/, '')
  const facts: Fact[] = [{ kind: 'price', label: messages.price, value: figure }]

  // The minimum is not shown when it is one unit.
  if (minUnits && compare(decimal(minUnits), decimal('1')) > 0)
    facts.push({
      ...{ kind: 'minimum', label: messages.minimum },
      value: amount(totalFor(decimal(minUnits), decimal(classPrice))),
    })
  if (state === 'sold_out') return facts
  if (state === 'not_yet_open')
    return opensOn
      ? [...facts, { kind: 'day', label: messages.opens, value: day(opensOn, 'allocation') }]
      : facts
  if (closesOn) {
    facts.push({ kind: 'day', label: messages.closes, value: day(closesOn, 'allocation') })
    if (canBeOpened(offering))
      facts.push({ kind: 'daysLeft', label: messages.daysLeft, value: <DaysLeft closesOn={closesOn} /> })
  }
  return facts
}

/** Days that are left; a warning in the last two weeks. */
function DaysLeft({ closesOn }: { closesOn: string }) {
  const { plural } = useFormats()
  const messages = useMessages('offerWall', offerWallMessages)
  const days = daysLeft(closesOn)

  if (days > 14) return <span>{days}</span>
  return (
    <Chip tone="warning" icon="clock">
      {plural(messages.days, days)}
    </Chip>
  )
}

/** Link to an offering: the host's handler, or the link to its page. */
function OfferingLink({ offering, onOpen }: WallItemProps) {
  const messages = useMessages('offerWall', offerWallMessages)
  const { href } = useRouter()
  const { id, offerWallId, assetName, className } = offering
  const look = { children: messages.view, 'aria-label': `${messages.view}, ${assetName}, ${className}` }

  if (onOpen) return <Button {...look} onPress={() => onOpen(offering)} />
  return <LinkButton {...look} href={href(`/offer-wall/${offerWallId}/offering/${id}`)} />
}

const Item = styled(LinedItem)`
  display: grid;
  grid-template-columns: auto minmax(0, 5fr) minmax(0, 7fr) calc(136 * var(--capstan-unit));
  > .capstan-avatar {
    border-radius: var(--capstan-radius-base);
  }
  > .capstan-button {
    justify-self: end;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--capstan-space-2) var(--capstan-space-4);
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  dt {
    color: var(--capstan-text-muted);
  }
  p,
  dt {
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    margin: 0;
  }
  /* Only some offerings have a minimum; the days stand below each other in all of them. */
  @container not ${narrow} {
    [data-fact='day'] {
      grid-column: 3;
    }
    [data-fact='daysLeft'] {
      grid-column: 4;
    }
  }
  @container ${medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > dl {
      grid-row: 2;
      grid-column: 2 / -1;
    }
  }
  @container ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-column: 1 / -1;
    }
    > .capstan-button {
      grid-column: 1 / -1;
    }
  }
`
