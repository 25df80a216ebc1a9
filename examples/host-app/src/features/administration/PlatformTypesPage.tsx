import { platformTypeTables } from '@capstan/sdk-core/platformTypes'
import { PlatformTypes } from '@capstan/sdk-react/platformTypes'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** The lookup tables of the platform. The open one stands in the address. */
export function PlatformTypesPage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const table = platformTypeTables.find((each) => each === search.get('table'))

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} title={title} />
      <PlatformTypes table={table ?? 'assets'} onTableChange={(next) => setSearch({ table: next })} />
    </Page>
  )
}

/** What it shows is asked for beside the app's first render. */
export { prefetchPlatformTypes as prefetch } from '@capstan/sdk-react/platformTypes'
