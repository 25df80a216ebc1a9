import { contactsSource, readContact, type Contact } from '@capstan/sdk-core/contacts'
import type { GridSort } from '@capstan/sdk-core/grid'
import { useMemo, useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { useSourceRows, type LoadedRows } from '../../tables/useSourceRows'
import type { TableSorting } from '../../tables/useTableSort'
import { byName, contactsAsked } from './contactsAsked'

/** Contacts as far as they are loaded. */
export interface LoadedContacts extends Pick<LoadedRows<Contact>, 'total' | 'more'> {
  contacts: readonly Contact[]
}

/** The contacts of the account, searched and sorted by the platform, a page more at a time. */
export function useContacts() {
  const capstan = useCapstan()
  const [source] = useState(() => contactsSource(capstan))
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<GridSort | undefined>(byName)
  const asked = useMemo(() => contactsAsked(search, sort), [search, sort])
  const { loaded: found, ...actions } = useSourceRows(source, asked)
  const rows = found.status === 'ready' ? found.data.rows : undefined
  const contacts = useMemo(() => (rows ?? []).map(readContact), [rows])
  const loaded: QueryState<LoadedContacts> =
    found.status === 'ready' ? { ...found, data: { ...found.data, contacts } } : found

  return {
    loaded,
    search,
    setSearch,
    sorting: { sort, onChange: setSort } satisfies TableSorting,
    ...actions,
  }
}
