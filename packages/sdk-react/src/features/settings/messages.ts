import type { Spoken } from '../../language/Messages'

/** Messages of the settings of an account. @public */
export const settingsMessages = {
  details: 'Account details',
  setUp: 'Set up',
  viewer: 'You are a viewer of this account.',
  /** The role was removed while the page was open. */
  roleTaken: 'Your role in this account has changed. You can view the settings, but no longer change them.',
  notAllowed: 'Operation not allowed',
  notAvailable: 'N/A',

  name: 'Name',
  email: 'Email',
  url: 'URL',
  contactName: 'Contact name',
  supportEmail: 'Support email',
  twitterHandle: 'Twitter handle',
  custodian: 'Custodian',
  slug: 'Slug',
  taxId: 'Tax ID (SSN)',
  taxIdOfEmployer: 'Tax ID (EIN)',
  lastFour: '· last four only',
  nameRequired: 'Name is required.',
  emailRequired: 'Email is required.',
  emailInvalid: 'A valid email is required.',
  urlInvalid: 'A valid link is required.',
  twitterInvalid: 'A Twitter handle has 1 to 15 letters, digits or underscores.',

  addresses: 'Addresses',
  noAddresses: 'No addresses found.',
  primary: 'Primary',
  mailing: 'Mailing',
  addPrimary: 'Add primary address',
  addMailing: 'Add mailing address',
  lineThree: 'Street address, line three',
  lineFour: 'Street address, line four',

  parties: 'Parties',
  noParties: 'No parties found.',
  isPrimary: '{role} · primary',
  isDelegate: '{role} · delegate',
  dateOfBirth: 'Date of birth',
  partyTaxId: 'Tax ID',
  usCitizen: 'US citizen',
  yes: 'Yes',
  no: 'No',

  defaults: 'Default settings',
  emailNotifications: 'Email notifications',
  on: 'On · the investor gets an email when a distribution is created',
  off: 'Off · the investor gets no email when a distribution is created',
  sendDistribution: 'Send an email to the investor when a distribution is created',

  signIn: 'Sign-in addresses',
  aboutSignIn: 'You can sign in with any of these, for all your accounts.',
  addAddress: 'Add an address',
  removeAddress: 'Remove',
  removeNamed: '{word}: {email}',
  addressRemoved: '{email} was removed. Every other session that was opened with it has ended.',
  newAddress: 'Email',
  linkMailed:
    'A link was mailed to {email}. Open it while you are signed in here, and you can sign in with that address, too.',
}

/** Messages of the settings of an account that a partner may replace. @public */
export type SettingsMessages = Spoken<typeof settingsMessages>
