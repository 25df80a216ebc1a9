import type { Spoken } from '../../language/Messages'

/** Every word of contacts. Exact texts of the specification are the defaults. @public */
export const contactsMessages = {
  title: 'Contacts',
  /** (CONTACT-002) */
  none: 'No contacts found.',
  search: 'Search by name or email',
  clearSearch: 'Clear search',
  contactCount: { one: '1 contact', other: '{count} contacts' },
  shownOf: '{shown} of {total}',
  showMore: 'Show more',
  loadingMore: 'Loading',
  moreFailed: 'The next contacts could not be loaded.',
  /** Somebody took the role away while the page was open. */
  roleTaken: 'Your role in this account has changed: you may look at contacts, and no longer change them.',

  /** (CONTACT-001) */
  contactName: 'Contact name',
  accountName: 'Account name',
  email: 'Email',

  add: 'Add contact',
  adding: 'Adding',
  added: '{name} was added.',
  /** Who had the e-mail already is answered as they are. */
  known: '{name} has this email already.',
  cancel: 'Cancel',
  notAllowed: 'Operation not allowed',
  /** (CONTACT-008, CONTACT-009) */
  nameRequired: 'Contact Name is required.',
  emailRequired: 'Email is required.',
}

/** What a partner may reword of contacts. @public */
export type ContactsMessages = Spoken<typeof contactsMessages>
