import { AccountPicker } from '@capstan/sdk-react/accounts'
import { useLocation } from 'react-router'
import { Page } from '../../frame/Page'
import { authentication } from '../../routing/authentication'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { tabAccount } from '../../session/tabAccount'

/** The choice of the account to act for, or the terms to accept before it; the query goes along through both. */
export function AccountRolePage({ title }: PageProps) {
  const { leave } = useHost()
  const { search } = useLocation()

  const pick = (accountId: string) => {
    tabAccount.keep(accountId)
    leave(authentication.role(accountId) + search)
  }

  return (
    <Page title={title} width="narrow">
      <AccountPicker
        role={new URLSearchParams(search).get('role') ?? undefined}
        query={search}
        onPick={pick}
        onTermsAccepted={() => leave(authentication.termsOfService + search)}
      />
    </Page>
  )
}
