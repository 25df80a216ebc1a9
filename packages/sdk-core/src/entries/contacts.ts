// A vendor's contacts: the investors that it deals with.

export { contactColumns } from '../features/contacts/contactColumns'
export { readContact, type Contact, type ContactRow } from '../features/contacts/Contact'
export { contactsSource } from '../features/contacts/contactsSource'
export { makeContact, saveContact, type ContactInput } from '../features/contacts/saveContact'
export { importOutcomes, type ContactImport, type ImportedRow } from '../features/contacts/ContactImport'
export { contactImportQuery, importedRowsSource } from '../features/contacts/contactImportQuery'
export {
  contactUploadOf,
  type ContactUpload,
  type ContactUploadState,
} from '../features/contacts/contactUpload'
export {
  confirmImport,
  contactsExample,
  discardImport,
  mendImportRow,
  uploadContacts,
} from '../features/contacts/importContacts'
