// A vendor's contacts: the investors it deals with.

export { contactColumns } from '../features/contacts/contactColumns'
export { readContact, type Contact, type ContactRow } from '../features/contacts/Contact'
export { contactsSource } from '../features/contacts/contactsSource'
export { makeContact, saveContact, type ContactInput } from '../features/contacts/saveContact'
