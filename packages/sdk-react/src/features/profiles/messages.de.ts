import type { Spoken } from '../../language/Messages'
import type { profilesMessages } from './messages'

/** The same in German. */
export const profilesGerman = {
  profile: 'Profil',
  name: 'Name',
  contactName: 'Name des Kontakts',
  email: 'E-Mail',
  contacts: 'Kontakte',
  supportEmail: 'E-Mail-Adresse des Supports',
  noContacts: 'Dieses Konto nennt keinen Kontakt.',
  jurisdiction: 'Gerichtsstand',
  website: 'Website',
  primaryAddress: 'Adresse',
  mailingAddress: 'Postanschrift',
  notFound: 'Dieses Konto gibt es nicht, oder Sie dürfen es nicht sehen.',
} satisfies Spoken<typeof profilesMessages>
