import { PageHeader } from '@capstan/sdk-react/ui'
import { Wallet } from '@capstan/sdk-react/wallet'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** The tokens of the investor of this tab. */
export function WalletPage({ title }: PageProps) {
  return (
    <Page title={title}>
      <PageHeader title={title} />
      <Wallet portfolioHref="/portfolio" />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchWallet as prefetch } from '@capstan/sdk-react/wallet'
