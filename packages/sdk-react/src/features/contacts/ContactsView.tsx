import type { Contact, ContactInput } from '@capstan/sdk-core/contacts'
import { useState } from 'react'
import { useWritten } from '../../grid/model/useWritten'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { LoadMore } from '../../tables/LoadMore'
import type { TableSorting } from '../../tables/useTableSort'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { Portal, type Place } from '../../ui/layout/Portal'
import { Inline } from '../../ui/layout/Inline'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AddContact } from './lazyContactParts'
import { contactsMessages } from './messages'
import type { LoadedContacts } from './useContacts'
import { useContactsTable, type SaveContact } from './useContactsTable'

export interface ContactsViewProps extends LoadedContacts {
  /** The search text. */
  search: string
  setSearch: (search: string) => void
  sorting: TableSorting
  /** Asks for the next page. */
  loadMore: () => void
  /** Adds one; without it none can be added. */
  onAdd?: (contact: ContactInput, idempotencyKey: string) => Promise<Contact>
  /** Saves one; without it they are only read. */
  onSave?: SaveContact
  /** Begins an import; without it there is none. */
  onImport?: () => void
  /** True when its button takes focus on mount, because an import was closed. */
  importTakesFocus?: boolean
  /** The place of the buttons that add contacts: above the list by default. */
  actionsIn?: Place
}

/** A list of contacts, changed in its rows. @public */
export function ContactsView(props: ContactsViewProps) {
  const {
    contacts,
    total,
    more,
    search,
    setSearch,
    sorting,
    loadMore,
    onAdd,
    onSave,
    onImport,
    importTakesFocus,
    actionsIn,
  } = props
  const messages = useMessages('contacts', contactsMessages)
  const { plural } = useFormats()
  const table = useContactsTable(onSave)
  const written = useWritten({ value: search, write: same, read: same, onChange: setSearch })
  const [isAdding, setAdding] = useState(false)
  const isSearched = search.trim() !== ''
  const actions = onAdd && (
    <Inline>
      {onImport && (
        <Button icon="upload" autoFocus={importTakesFocus} onPress={onImport}>
          {messages.importCsv}
        </Button>
      )}
      <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
        {messages.add}
      </Button>
    </Inline>
  )
  const clear = (
    <Button icon="x" onPress={() => setSearch('')}>
      {messages.clearSearch}
    </Button>
  )

  return (
    <Card flush aria-label={messages.title}>
      {actions && actionsIn && <Portal in={actionsIn}>{actions}</Portal>}
      <Toolbar>
        <SearchBox
          aria-label={messages.search}
          placeholder={messages.search}
          value={written.draft}
          onChange={({ target }) => written.change(target.value)}
        />
        <Inline>
          <small role="status">{plural(messages.contactCount, total)}</small>
          {actionsIn === undefined && actions}
        </Inline>
      </Toolbar>
      {contacts.length === 0 ? (
        <EmptyState icon="users" text={messages.none} action={isSearched ? clear : undefined} />
      ) : (
        <DataTable
          aria-label={messages.title}
          table={table}
          rows={{ status: 'ready', data: contacts }}
          sorting={sorting}
        />
      )}
      <LoadMore shown={contacts.length} total={total} more={more} loadMore={loadMore} />
      {onAdd && isAdding && <AddContact onAdd={onAdd} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const same = (text: string) => text
