import { mailChoicesQuery } from '@capstan/sdk-core/mails'
import { secondFactorQuery, userSessionsQuery } from '@capstan/sdk-core/security'
import { accountCardQuery } from '@capstan/sdk-core/settings'
import { Mails } from '@capstan/sdk-react/mails'
import { SecondFactor, Sessions } from '@capstan/sdk-react/security'
import { AccountSettings } from '@capstan/sdk-react/settings'
import { styled } from 'styled-components'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { SettingsPage } from './SettingsPage'

/** The account of this tab, with the mail preferences, passkeys and sessions of the user. (ROUTE-019) */
export function AccountPage({ title }: PageProps) {
  const { refresh } = useHost()
  return (
    <SettingsPage title={title}>
      {/* Its name is shown above every page. */}
      <AccountSettings onSave={() => void refresh()} />
      <Own>
        <Mails />
        <SecondFactor />
        <Sessions />
      </Own>
    </SettingsPage>
  )
}

const Own = styled.div`
  display: grid;
  gap: calc(24 * var(--capstan-unit));
  margin-top: calc(24 * var(--capstan-unit));
`

/** Its data is requested while the app first renders. */
export const prefetch: Prefetch = async (capstan) => {
  const { account, queryClient } = capstan
  await Promise.all([
    account && queryClient.prefetchQuery(accountCardQuery(capstan, account)),
    queryClient.prefetchQuery(mailChoicesQuery(capstan)),
    queryClient.prefetchQuery(secondFactorQuery(capstan)),
    queryClient.prefetchQuery(userSessionsQuery(capstan)),
  ])
}
