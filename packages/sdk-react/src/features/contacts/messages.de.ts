import type { Spoken } from '../../language/Messages'
import type { contactsMessages } from './messages'

/** The same in German. */
export const contactsGerman = {
  title: 'Kontakte',
  none: 'Keine Kontakte gefunden.',
  search: 'Nach Name oder E-Mail suchen',
  clearSearch: 'Suche löschen',
  contactCount: { one: '1 Kontakt', other: '{count} Kontakte' },
  shownOf: '{shown} von {total}',
  showMore: 'Mehr anzeigen',
  loadingMore: 'Wird geladen',
  moreFailed: 'Die nächsten Kontakte konnten nicht geladen werden.',
  roleTaken:
    'Ihre Rolle in diesem Konto hat sich geändert: Sie dürfen Kontakte ansehen, aber nicht mehr ändern.',
  contactName: 'Name des Kontakts',
  accountName: 'Name des Kontos',
  email: 'E-Mail',
  add: 'Kontakt hinzufügen',
  adding: 'Wird hinzugefügt',
  added: '{name} wurde hinzugefügt.',
  known: '{name} hat diese E-Mail-Adresse bereits.',
  cancel: 'Abbrechen',
  notAllowed: 'Vorgang nicht erlaubt',
  nameRequired: 'Bitte geben Sie den Namen des Kontakts an.',
  emailRequired: 'Bitte geben Sie die E-Mail-Adresse an.',
} satisfies Spoken<typeof contactsMessages>
