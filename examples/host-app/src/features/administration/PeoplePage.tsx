import { isRecordId } from '@capstan/sdk-core'
import { People } from '@capstan/sdk-react/administration'
import { useSearchParams } from 'react-router'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** The people of the platform, under the entry Types of the bar. The URL names the open person. */
export function PeoplePage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const person = search.get('person') ?? ''

  return (
    <AdministrationPage title={title} entry="Types">
      <People
        personId={isRecordId(person) ? person : undefined}
        onPersonChange={(id) => setSearch(id ? { person: id } : {}, { replace: true })}
      />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchPeople as prefetch } from '@capstan/sdk-react/administration'
