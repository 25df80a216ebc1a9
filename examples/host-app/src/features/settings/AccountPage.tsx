import { accountCardQuery } from '@capstan/sdk-core/settings'
import { AccountSettings } from '@capstan/sdk-react/settings'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { SettingsPage } from './SettingsPage'

/** The account of this tab. (ROUTE-019) */
export function AccountPage({ title }: PageProps) {
  const { refresh } = useHost()
  return (
    <SettingsPage title={title}>
      {/* What it is called stands above every page. */}
      <AccountSettings onSave={() => void refresh()} />
    </SettingsPage>
  )
}

/** The account is asked for beside the app's first render. */
export const prefetch: Prefetch = async (capstan) => {
  if (capstan.account) await capstan.queryClient.prefetchQuery(accountCardQuery(capstan, capstan.account))
}
