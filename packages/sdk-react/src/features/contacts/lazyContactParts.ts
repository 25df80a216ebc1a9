import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AddContactProps } from './AddContact'
import type { ContactsImportProps } from './ContactsImport'

/** Parts that most readers of contacts do not open. */
export const AddContact = /*#__PURE__*/ lazyPart<AddContactProps>(
  async () => (await import('./AddContact')).AddContact,
)

export const ContactsImport = /*#__PURE__*/ lazyPart<ContactsImportProps>(
  async () => (await import('./ContactsImport')).ContactsImport,
)
