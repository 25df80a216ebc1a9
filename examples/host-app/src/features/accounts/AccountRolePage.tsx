import { AccountPicker } from '@capstan/sdk-react/accounts'
import { useLocation } from 'react-router'
import { Page } from '../../frame/Page'
import { authentication } from '../../routing/authentication'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { useActFor } from '../../routing/useActFor'

/** The choice of the account to act for, or the terms to accept before it; the query goes along through both. */
export function AccountRolePage({ title }: PageProps) {
  const { leave } = useHost()
  const actFor = useActFor()
  const { search } = useLocation()

  return (
    <Page title={title} width="narrow">
      <AccountPicker
        role={new URLSearchParams(search).get('role') ?? undefined}
        query={search}
        onPick={(accountId) => actFor(accountId, search)}
        onTermsAccepted={() => leave(authentication.termsOfService + search)}
      />
    </Page>
  )
}
