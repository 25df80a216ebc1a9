import type { Product } from '@capstan/sdk-core'
import { fillInAddress, type WalletToken } from '@capstan/sdk-core/wallet'
import { useId } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { besideEndpoint } from '../../provider/setup/besideEndpoint'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { TextLink } from '../../ui/actions/TextLink'
import { Avatar } from '../../ui/display/Avatar'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { walletMessages } from './messages'

export interface TokenCardProps {
  token: WalletToken
  /** The index in the list, which selects the colour. */
  index: number
  /** The page of the exchange that shows and trades a coin. */
  exchange?: Product['exchange']
}

/** Card of a token: its amount, its value and its market. */
export function TokenCard({ token, index, exchange }: TokenCardProps) {
  const messages = useMessages('wallet', walletMessages)
  const { precision, quote, privateBlock } = token
  const id = useId()

  return (
    <Item role="listitem">
      <TokenBox aria-labelledby={id} footer={<TokenPrice token={token} exchange={exchange} />}>
        <header>
          <Avatar name={token.symbol} index={index} large />
          <div>
            <h2 id={id} title={token.name}>
              <bdi>{token.name}</bdi>
            </h2>
            <p className="capstan-note">
              <bdi>{token.symbol}</bdi> · <bdi>{token.chain}</bdi>
            </p>
          </div>
        </header>
        <DefinitionRows compact>
          <Row
            label={messages.total}
            value={<ExactFigure value={token.total} as={precision > 0 ? 'general' : 'units'} />}
          />
          <Row label={messages.precision} value={String(precision)} />
          <Row
            label={messages.sellValue}
            value={quote && <ExactFigure value={quote.sellValue} as="money" />}
          />
          <Row
            label={messages.spotValue}
            value={quote && <ExactFigure value={quote.spotValue} as="money" />}
          />
          <Row label={messages.blockNumber} value={privateBlock && <Block number={privateBlock} />} />
        </DefinitionRows>
      </TokenBox>
    </Item>
  )
}

/** The block on the explorer of the product's test chain. */
function Block({ number }: { number: string }) {
  const { units } = useFormats()
  const { endpoint } = useCapstan().options
  const page = `/vnet-explorer/txpage?block=${encodeURIComponent(number)}`
  return (
    <TextLink external href={besideEndpoint(page, endpoint)}>
      <bdi>{units(number)}</bdi>
    </TextLink>
  )
}

const Item = styled.div`
  display: grid;
  min-width: 0;
`

const TokenBox = styled(Card)`
  && > .capstan-card-body,
  && > .capstan-card-footer {
    padding-inline: var(--capstan-space-4);
  }
  .capstan-note {
    color: var(--capstan-text-muted);
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-3);
    margin-bottom: var(--capstan-space-4);
  }
  header > div {
    min-width: 0;
  }
  header p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    overflow: hidden;
    margin: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: inherit;
    font-weight: var(--capstan-font-weight-strong);
  }
`

/** The price and the link to trade on the exchange. A token that is not a coin has a disabled button instead. */
function TokenPrice({ token, exchange }: Omit<TokenCardProps, 'index'>) {
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
