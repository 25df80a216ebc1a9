import { isRecordId } from '@capstan/sdk-core'
import { PlatformAccounts } from '@capstan/sdk-react/administration'
import { useSearchParams } from 'react-router'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** The accounts of the platform, under the entry Types of the bar. The URL names the open account. */
export function PlatformAccountsPage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const account = search.get('account') ?? ''

  return (
    <AdministrationPage title={title} entry="Types">
      <PlatformAccounts
        accountId={isRecordId(account) ? account : undefined}
        onAccountChange={(id) => setSearch(id ? { account: id } : {}, { replace: true })}
        personHref={(id) => `/admin/types/people?person=${id}`}
      />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchPlatformAccounts as prefetch } from '@capstan/sdk-react/administration'
