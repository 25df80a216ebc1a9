import { isCapstanError } from '@capstan/sdk-core'
import { makeContact, saveContact } from '@capstan/sdk-core/contacts'
import { useState } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { useReader, type Reader } from '../accounts/useReader'
import { ContactsView } from './ContactsView'
import { ContactsImport } from './lazyContactParts'
import { canHaveContacts, mayEditContacts } from './mayEditContacts'
import { contactsMessages } from './messages'
import { useContactImport } from './useContactImport'
import { useContacts } from './useContacts'
import type { SaveContact } from './useContactsTable'
import type { Place } from '../../ui/layout/Portal'

export interface ContactsProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
  /** The place of the buttons that add contacts, such as the head of a page; above the list by default. */
  actionsIn?: Place
}

/** The contacts of an account; an issuer's or a broker's owner and admins add and change them. @public */
export function Contacts({ isolation, actionsIn }: ContactsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedContacts actionsIn={actionsIn} />
    </CapstanRoot>
  )
}

function ConnectedContacts({ actionsIn }: Pick<ContactsProps, 'actionsIn'>) {
  const reader = useReader()
  if (reader.status !== 'ready') return <ContactsUnknown rows={reader} />
  return reader.data ? <Book reader={reader.data} actionsIn={actionsIn} /> : <NoAccount />
}

function NoAccount() {
  const messages = useMessages('contacts', contactsMessages)
  return <Alert tone="warning">{messages.noAccount}</Alert>
}

function Book({ reader, actionsIn }: Pick<ContactsProps, 'actionsIn'> & { reader: Reader }) {
  const capstan = useCapstan()
  const messages = useMessages('contacts', contactsMessages)
  const { loaded, reload, ...shown } = useContacts()
  const mayEdit = mayEditContacts(reader)
  const { close, ...importing } = useContactImport(reader.userId, mayEdit)
  const [isChoosing, setChoosing] = useState(false)
  // Its button replaces the import, so that keyboard users continue there.
  const [hasImported, setImported] = useState(false)
  const isImporting = isChoosing || importing.found !== undefined || importing.sending.status !== 'none'

  const save: SaveContact = async ({ id }, changed, about) => {
    try {
      await saveContact(capstan, { id, version: about.version }, changed, about)
    } catch (error) {
      // The current value is shown beside the entry.
      if (isCapstanError(error, 'changed_elsewhere')) await reload()
      throw error
    }
  }

  if (loaded.status !== 'ready') return <ContactsUnknown rows={loaded} />
  return (
    <Stack gap={4} className="capstan-contacts">
      {reader.wasTaken && canHaveContacts(reader) && <Alert tone="warning">{messages.roleTaken}</Alert>}
      {!reader.mayChange && !reader.wasTaken && canHaveContacts(reader) && (
        <Alert tone="neutral">{messages.viewer}</Alert>
      )}
      {mayEdit && isImporting && (
        <ContactsImport
          {...importing}
          onClose={(ended) => {
            setChoosing(false)
            setImported(true)
            if (ended) close()
          }}
          onAnother={() => setChoosing(true)}
        />
      )}
      <ContactsView
        {...loaded.data}
        {...shown}
        actionsIn={actionsIn}
        onAdd={
          mayEdit ? (contact, idempotencyKey) => makeContact(capstan, contact, { idempotencyKey }) : undefined
        }
        onSave={mayEdit ? save : undefined}
        onImport={mayEdit && !isImporting ? () => setChoosing(true) : undefined}
        importTakesFocus={hasImported}
      />
    </Stack>
  )
}

function ContactsUnknown({ rows }: { rows: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('contacts', contactsMessages)
  return (
    <Card flush aria-label={messages.title}>
      {rows.status === 'error' ? (
        <ErrorNotice error={rows.error} onRetry={rows.retry} />
      ) : (
        <Loading visible={rows.visible}>
          <SkeletonRows count={8} />
        </Loading>
      )}
    </Card>
  )
}
