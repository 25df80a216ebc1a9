import type { Product } from '@capstan/sdk-core'
import { walletQuery, type WalletToken } from '@capstan/sdk-core/wallet'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { LinkButton } from '../../ui/actions/LinkButton'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { CardGrid } from '../../ui/layout/CardGrid'
import { walletMessages } from './messages'
import { TokenCard } from './TokenCard'

export interface WalletProps extends BlockProps {
  /** The link for an investor without tokens, such as your page with the portfolio; without it none is shown. */
  portfolioHref?: string
}

/** Tokens that the account of this instance, an investor, holds on chains. Prices and totals stay live. @public */
export const Wallet = block(function Wallet({ portfolioHref }: WalletProps) {
  const capstan = useCapstan()
  const messages = useMessages('wallet', walletMessages)
  const wallet = useCapstanQuery(walletQuery(capstan))

  switch (wallet.status) {
    case 'loading':
      return (
        <Loading visible={wallet.visible}>
          <WalletLoading />
        </Loading>
      )
    case 'error':
      return (
        <Card aria-label={messages.title}>
          <ErrorNotice error={wallet.error} onRetry={wallet.retry} />
        </Card>
      )
    case 'ready':
      return (
        <WalletView
          tokens={wallet.data}
          exchange={capstan.options.product.exchange}
          portfolioHref={portfolioHref}
        />
      )
  }
})

/** Four placeholder cards. */
function WalletLoading() {
  return (
    <CardGrid>
      {[1, 2, 3, 4].map((card) => (
        <Card key={card}>
          <SkeletonRows count={6} />
        </Card>
      ))}
    </CardGrid>
  )
}

export interface WalletViewProps {
  /** The tokens, in the order of the list. */
  tokens: readonly WalletToken[]
  /** The page of the exchange that shows and trades a coin. */
  exchange?: Product['exchange']
  /** The link for an investor without tokens; without it none is shown. */
  portfolioHref?: string
}

/** Tokens as cards, up to four a row. @public */
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

/** The number of tokens, and the time of the latest prices. */
function Lead({ tokens }: Pick<WalletViewProps, 'tokens'>) {
  const formats = useFormats()
  const messages = useMessages('wallet', walletMessages)
  const latest = tokens
    .flatMap(({ quote }) => quote?.quotedAt ?? [])
    .toSorted()
    .at(-1)

  return (
    <p className="capstan-note">
      {[
        formats.plural(messages.tokenCount, tokens.length),
        ...(latest ? [fillIn(messages.pricesFrom, { time: formats.instant(latest, 'template') })] : []),
      ].join(' ')}
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
