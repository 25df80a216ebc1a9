import { platformTypeTables } from '@capstan/sdk-core/platformTypes'
import { PlatformTypes } from '@capstan/sdk-react/platformTypes'
import { useSearchParams } from 'react-router'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** The lookup tables of the platform. The URL names the open one. */
export function PlatformTypesPage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const table = platformTypeTables.find((each) => each === search.get('table'))

  return (
    <AdministrationPage title={title} entry="Types">
      <PlatformTypes table={table ?? 'assets'} onTableChange={(next) => setSearch({ table: next })} />
    </AdministrationPage>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchPlatformTypes as prefetch } from '@capstan/sdk-react/platformTypes'
