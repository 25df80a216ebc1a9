import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { offerWallMessages } from './messages'
import type { WallItemProps } from './WallItem'

/** The way to an offering: the host's own, or the link to its page. */
export function OfferingLink({ offering, onOpen }: WallItemProps) {
  const messages = useMessages('offerWall', offerWallMessages)
  const { href } = useRouter()
  const { id, offerWallId, assetName, className } = offering
  const look = { children: messages.view, 'aria-label': `${messages.view}, ${assetName}, ${className}` }

  if (onOpen) return <Button {...look} onPress={() => onOpen(offering)} />
  return <LinkButton {...look} href={href(`/offer-wall/${offerWallId}/offering/${id}`)} />
}
