import type { Product } from '@capstan/sdk-core'
import type { WalletToken } from '@capstan/sdk-core/wallet'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { LinkButton } from '../../ui/actions/LinkButton'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { CardGrid } from '../../ui/layout/CardGrid'
import { walletMessages } from './messages'
import { TokenCard } from './TokenCard'

export interface WalletViewProps {
  /** The tokens, in the order they are shown in. */
  tokens: readonly WalletToken[]
  /** Where the exchange shows and trades a coin. */
  exchange?: Product['exchange']
  /** Where an investor without tokens goes on to; without it no way is shown. */
  portfolioHref?: string
}

/** Tokens as cards: four a row, three, two, one as there is room. @public */
export function WalletView({ tokens, exchange, portfolioHref }: WalletViewProps) {
  const messages = useMessages('wallet', walletMessages)

  return tokens.length === 0 ? (
    <Card aria-label={messages.title} className="capstan-wallet">
      <EmptyState
        icon="wallet"
        text={messages.none}
        action={portfolioHref && <LinkButton href={portfolioHref}>{messages.goToPortfolio}</LinkButton>}
      />
    </Card>
  ) : (
    <Section aria-label={messages.title} className="capstan-wallet">
      <Lead tokens={tokens} />
      <CardGrid role="list" stepped>
        {tokens.map((token, index) => (
          <TokenCard key={token.id} token={token} index={index} exchange={exchange} />
        ))}
      </CardGrid>
    </Section>
  )
}

/** How many tokens, and from when the latest prices are. */
function Lead({ tokens }: Pick<WalletViewProps, 'tokens'>) {
  const formats = useFormats()
  const messages = useMessages('wallet', walletMessages)
  const latest = tokens
    .flatMap(({ quote }) => quote?.quotedAt ?? [])
    .toSorted()
    .at(-1)

  return (
    <p className="capstan-note">
      {formats.plural(messages.tokenCount, tokens.length)}
      {latest && ` ${fillIn(messages.pricesFrom, { time: formats.instant(latest, 'template') })}`}
    </p>
  )
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-4);
  > p {
    margin: 0;
    color: var(--capstan-text-muted);
  }
`
