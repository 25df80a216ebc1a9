'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { Contacts, type ContactsProps } from '../features/contacts/Contacts'
export { ContactsView, type ContactsViewProps } from '../features/contacts/ContactsView'
export { contactsMessages, type ContactsMessages } from '../features/contacts/messages'
export { prefetchContacts } from '../features/contacts/prefetchContacts'
