import type { WallOffering, WallOfferingState } from '@capstan/sdk-core/offerWall'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Chip, type ChipProps } from '../../ui/display/Chip'
import { StatusChip } from '../../ui/display/StatusChip'
import { Inline } from '../../ui/layout/Inline'
import { LinedItem } from '../../ui/layout/LinedList'
import { offerWallMessages } from './messages'

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

/** Returns true when the offering is open; the link of any other offering leads to nothing. */
const canBeOpened = ({ state }: WallOffering) => state === 'open' || state === 'closing_soon'

/** Returns the day to show: the day it opens, or the day it closes. */
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

/** Link to an offering: the host's handler, or the link to its page. */
function OfferingLink({ offering, onOpen }: WallItemProps) {
  const messages = useMessages('offerWall', offerWallMessages)
  const { href } = useRouter()
  const { id, offerWallId, assetName, className } = offering
  const look = { children: messages.view, 'aria-label': `${messages.view}, ${assetName}, ${className}` }

  if (onOpen) return <Button {...look} onPress={() => onOpen(offering)} />
  return <LinkButton {...look} href={href(`/offer-wall/${offerWallId}/offering/${id}`)} />
}

interface StateChipProps {
  /** The state of the offering. */
  state: WallOfferingState
}

/** The state of an offering as colour, icon and word; an unknown state is shown as it is. */
function StateChip({ state }: StateChipProps) {
  const messages: Readonly<Record<string, string>> = useMessages('offerWall', offerWallMessages)
  const look = Object.hasOwn(looks, state) ? looks[state] : undefined

  if (!look) return <StatusChip status={state} />
  return (
    <Chip {...look} data-status={state}>
      {messages[`state_${state}`]}
    </Chip>
  )
}

const looks: Readonly<Record<string, Pick<ChipProps, 'tone' | 'icon'>>> = {
  open: { tone: 'success', icon: 'check-circle' },
  closing_soon: { tone: 'warning', icon: 'clock' },
  not_yet_open: { tone: 'info', icon: 'clock' },
  sold_out: { tone: 'neutral', icon: 'ban' },
}
