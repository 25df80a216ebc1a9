import { profileQuery } from '@capstan/sdk-core/profiles'
import { InvestorRecords } from '@capstan/sdk-react/investorRecords'
import { AccountProfile } from '@capstan/sdk-react/profiles'
import { useCapstan, useCapstanQuery } from '@capstan/sdk-react/provider'
import { PageHeader, Stack } from '@capstan/sdk-react/ui'
import { VendorRecords } from '@capstan/sdk-react/vendorRecords'
import { useLocation, useParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useParentBreadcrumbs } from '../../routing/useParentBreadcrumbs'

/** Profile page of an issuer, a broker or an investor, as far as this tab's account may see it. (ROUTE-033 to ROUTE-035) */
export function ProfilePage({ title }: PageProps) {
  const { issuerId, investorId } = useParams()
  const { pathname } = useLocation()
  const id = issuerId ?? investorId ?? ''
  const lists = investorId ? (['Contacts'] as const) : (['Issuers'] as const)
  const above = useParentBreadcrumbs(pathname.startsWith('/broker/') ? [] : lists)
  const profile = useCapstanQuery(profileQuery(useCapstan(), id))
  const name = profile.status === 'ready' ? profile.data.name : title

  return (
    <Page title={name}>
      <PageHeader breadcrumbs={[...above, { label: name }]} title={name} />
      <Stack gap={6}>
        <AccountProfile key={id} accountId={id} />
        {profile.status !== 'error' &&
          (investorId ? (
            <InvestorRecords key={`records of ${id}`} investorId={id} />
          ) : (
            <VendorRecords key={`records of ${id}`} vendorId={id} />
          ))}
      </Stack>
    </Page>
  )
}

/** The account is requested during the app's first render. */
export const prefetch: Prefetch = (capstan, { issuerId, investorId = '' }) =>
  capstan.queryClient.prefetchQuery(profileQuery(capstan, issuerId ?? investorId))
