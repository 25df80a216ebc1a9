import type { WallOffering } from '@capstan/sdk-core/offerWall'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { State } from '../../ui/feedback/State'
import { offerWallMessages } from './messages'
import { WallItem, type WallItemProps } from './WallItem'
import { LinedList } from '../../ui/layout/LinedList'

export interface OfferWallViewProps extends Pick<WallItemProps, 'onOpen'> {
  /** The offerings, in their order. */
  offerings: readonly WallOffering[]
  /** Level of the heading. */
  headingLevel?: 2 | 3
}

/** Offerings, each with its price and state, and a link while it accepts investments. @public */
export function OfferWallView({ offerings, headingLevel, onOpen }: OfferWallViewProps) {
  const messages = useMessages('offerWall', offerWallMessages)

  return (
    <Card flush className="capstan-offer-wall" title={messages.title} headingLevel={headingLevel}>
      {offerings.length === 0 ? (
        <State icon="inbox" detail={messages.noneDetail}>
          {messages.none}
        </State>
      ) : (
        <LinedList>
          {offerings.map((offering, index) => (
            <WallItem key={offering.id} offering={offering} index={index} onOpen={onOpen} />
          ))}
        </LinedList>
      )}
    </Card>
  )
}
