import type { Spoken } from '../../language/Messages'

/** Messages of a profile. @public */
export const profilesMessages = {
  profile: 'Profile',
  name: 'Name',
  contactName: 'Contact name',
  email: 'Email',
  contacts: 'Contacts',
  supportEmail: 'Support email',
  noContacts: 'This account names no contact.',
  jurisdiction: 'Jurisdiction',
  website: 'Website',
  primaryAddress: 'Address',
  mailingAddress: 'Mailing address',
  notFound: 'This account does not exist, or you may not see it.',
}

/** Messages of a profile that a partner may replace. @public */
export type ProfilesMessages = Spoken<typeof profilesMessages>
