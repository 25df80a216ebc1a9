import { contactsSource, readContact, type Contact } from '@capstan/sdk-core/contacts'
import type { GridSort } from '@capstan/sdk-core/grid'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import type { QueryState } from '../../provider/useCapstanQuery'
import { useLoadingHold } from '../../ui/lazy/useLoadingHold'
import type { TableSorting } from '../../tables/useTableSort'
import { byName, contactsAsked } from './contactsAsked'

/** Contacts as far as they are loaded. */
export interface LoadedContacts {
  contacts: readonly Contact[]
  /** How many there are that match. */
  total: number
  /** What comes after them: nothing, a page, one on its way, one that failed. */
  more: 'none' | 'page' | 'loading' | 'error'
}

/** The contacts of the account, searched and sorted by the platform, a page more at a time. */
export function useContacts() {
  const capstan = useCapstan()
  const [source] = useState(() => contactsSource(capstan))
  const { getState, subscribe } = source.store
  const state = useSyncExternalStore(subscribe, getState, getState)
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<GridSort | undefined>(byName)
  useEffect(() => source.show(contactsAsked(search, sort)), [source, search, sort])
  useEffect(() => source.start(), [source])
  const phase = useLoadingHold(state.status === 'loading', {
    hasCome: () => getState().status !== 'loading',
  })
  const contacts = useMemo(() => state.rows.map(readContact), [state.rows])

  const loaded: QueryState<LoadedContacts> =
    phase !== 'over'
      ? { status: 'loading', visible: phase === 'showing' }
      : state.status === 'ready'
        ? {
            status: 'ready',
            data: { contacts, total: state.total ?? contacts.length, more: state.more },
          }
        : state.error
          ? { status: 'error', error: state.error, retry: () => void source.retry() }
          : { status: 'loading', visible: false }

  return {
    loaded,
    search,
    setSearch,
    sorting: { sort, onChange: setSort } satisfies TableSorting,
    loadMore: () => void (state.more === 'error' ? source.retry() : source.loadMore()),
    /** Asks for the contacts anew. */
    reload: () => source.retry(),
  }
}
