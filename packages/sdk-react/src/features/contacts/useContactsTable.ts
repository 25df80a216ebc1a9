import type { Contact, ContactInput } from '@capstan/sdk-core/contacts'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { editRows } from '../../tables/editRows'
import type { TableDefinition } from '../../tables/TableDefinition'
import { useContactFields } from './contactFields'
import { contactsMessages } from './messages'

/** Saves the changes of a contact, if the edited version is the current one. */
export type SaveContact = (
  contact: Contact,
  changed: Partial<ContactInput>,
  about: { version: string; idempotencyKey: string },
) => Promise<unknown>

/**
 * Returns the table of contacts: name, account, email. A reader who may change contacts edits them in their rows. (CONTACT-001,
 * CONTACT-007)
 */
export function useContactsTable(onSave: SaveContact | undefined): TableDefinition<Contact> {
  const messages = useMessages('contacts', contactsMessages)
  const fields = useContactFields()

  return useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'contactName', header: messages.contactName, kind: 'text' },
          value: ({ contactName }) => contactName,
        },
        {
          ...{ id: 'accountName', header: messages.accountName, kind: 'text', isUnsorted: true },
          value: ({ account }) => account?.name ?? null,
        },
        { ...{ id: 'email', header: messages.email, kind: 'text' }, value: ({ email }) => email },
      ],
      edit:
        onSave &&
        editRows<Contact, typeof fields>({
          fields,
          recordOf: ({ version, contactName, email }) => ({ version, answers: { contactName, email } }),
          nameOf: ({ contactName }) => contactName,
          errorTexts: { not_allowed: messages.notAllowed },
          onSave,
        }),
    }),
    [messages, fields, onSave],
  )
}
