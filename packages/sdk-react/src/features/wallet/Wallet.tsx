import { walletQuery } from '@capstan/sdk-core/wallet'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Card } from '../../ui/layout/Card'
import { walletMessages } from './messages'
import { WalletLoading } from './WalletLoading'
import { WalletView } from './WalletView'

export interface WalletProps {
  /** Where an investor without tokens goes on to, such as your page with the portfolio; without it no way is shown. */
  portfolioHref?: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What the account of this instance, an investor, holds on chains; prices and totals stay live. @public */
export function Wallet({ isolation, ...shown }: WalletProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <OwnWallet {...shown} />
    </CapstanRoot>
  )
}

function OwnWallet({ portfolioHref }: Omit<WalletProps, 'isolation'>) {
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
}
