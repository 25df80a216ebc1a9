import { fillInAddress } from '@capstan/sdk-core/wallet'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { TextLink } from '../../ui/actions/TextLink'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { walletMessages } from './messages'
import type { TokenCardProps } from './TokenCard'

/** What the exchange asks for one, and the way there; nothing is traded of what is no coin. */
export function TokenPrice({ token, exchange }: Omit<TokenCardProps, 'index'>) {
  const { price } = useFormats()
  const messages = useMessages('wallet', walletMessages)
  const { symbol, quote, isCoin, chain } = token
  const addressOf = (template: string) => fillInAddress(template, 'symbol', symbol)
  const spot = quote && price(quote.spot)

  return (
    <>
      {!spot ? (
        <span className="capstan-note">{messages.noPrice}</span>
      ) : exchange ? (
        <TextLink external href={addressOf(exchange.priceUrl)}>
          <bdi>{spot}</bdi>
          <VisuallyHidden> {fillIn(messages.pricePage, { symbol })}</VisuallyHidden>
        </TextLink>
      ) : (
        <bdi>{spot}</bdi>
      )}
      {!isCoin ? (
        <Button dense isDisabled>
          {messages.notListed}
        </Button>
      ) : (
        exchange && (
          <LinkButton dense external href={addressOf(exchange.tradeUrl)}>
            {fillIn(messages.trade, { chain })}
          </LinkButton>
        )
      )}
    </>
  )
}
