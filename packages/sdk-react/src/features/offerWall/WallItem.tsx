import type { WallOffering } from '@capstan/sdk-core/offerWall'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Inline } from '../../ui/layout/Inline'
import { LinedItem } from '../../ui/layout/LinedList'
import { offerWallMessages } from './messages'
import { OfferingLink } from './OfferingLink'
import { StateChip } from './StateChip'

export interface WallItemProps {
  /** The offering. */
  offering: WallOffering
  /** Called with the offering that is opened, instead of following the link to its page. */
  onOpen?: (offering: WallOffering) => void
}

/** One offering of a wall. */
export function WallItem({ offering, onOpen }: WallItemProps) {
  const formats = useFormats()
  const messages = useMessages('offerWall', offerWallMessages)
  const { assetName, className, issuerName, sellerName, classPrice, isInvited } = offering
  const names = { class: className, issuer: issuerName, seller: sellerName }
  const price = fillIn(messages.pricePerUnit, { price: formats.price(classPrice) })
  const facts = [price, useDayOf(offering), isInvited && messages.invited]

  return (
    <Item data-status={offering.state}>
      <div>
        <Inline>
          <bdi className="capstan-strong">{assetName}</bdi>
          <StateChip state={offering.state} />
        </Inline>
        <p>{fillIn(messages.offeredBy, names)}</p>
        <p className="capstan-facts">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {canBeOpened(offering) && <OfferingLink offering={offering} onOpen={onOpen} />}
    </Item>
  )
}

/** Whoever comes too late or too early finds nothing behind the link. */
const canBeOpened = ({ state }: WallOffering) => state === 'open' || state === 'closing_soon'

/** The day that matters: when it opens, or when it closes. */
function useDayOf({ state, opensOn, closesOn }: WallOffering): string | undefined {
  const { day } = useFormats()
  const messages = useMessages('offerWall', offerWallMessages)

  if (state === 'sold_out') return undefined
  if (state === 'not_yet_open') return opensOn && fillIn(messages.opens, { day: day(opensOn, 'allocation') })
  return closesOn && fillIn(messages.closes, { day: day(closesOn, 'allocation') })
}

const Item = styled(LinedItem)`
  .capstan-facts {
    font-variant-numeric: tabular-nums lining-nums;
  }
`
