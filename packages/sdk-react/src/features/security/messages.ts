import type { Spoken } from '../../language/Messages'

/** Messages of sessions, devices and the second factor. @public */
export const securityMessages = {
  sessions: 'Sessions and devices',
  aboutSessions: 'All places where you are signed in, for all your accounts.',
  browserOn: '{browser} on {system}',
  unknownDevice: 'An unknown browser',
  thisSession: 'This session',
  lastUsed: 'Last used {day}, {time}',
  network: 'network {network}',
  signedIn: 'signed in {day}',
  end: 'End session',
  endNamed: '{end}: {device}',
  ended: 'The session of {device} has ended.',
  endOthers: 'End all others',
  endedOthers: 'All other sessions have ended.',
  onlyThis: 'You are signed in nowhere else.',

  secondFactor: 'Second factor',
  aboutPasskeys:
    'A passkey is your fingerprint, face or security key. It confirms protected actions, for five minutes each time.',
  noPasskeys: 'No passkey yet.',
  requiredWithout: 'This account requires a second factor, and you have no passkey.',
  requiredWithoutAbout:
    'Until you add one, you cannot use protected actions. We mail you a link for the first one.',
  addPasskey: 'Add passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'A name that you recognize, such as the device.',
  passkeyNameRequired: 'Name is required, with at most 100 characters.',
  add: 'Add',
  cancel: 'Cancel',
  save: 'Save',
  rename: '{word}: {name}',
  renameTitle: 'Rename passkey',
  remove: '{word}: {name}',
  removeWord: 'Remove',
  renameWord: 'Rename',
  added: 'added {day}',
  lastConfirmed: 'last used {day}, {time}',
  neverUsed: 'never used',
  notMade: 'No passkey was created. You can try again.',
  passkeyLinkSent:
    'We sent a link to {email}. Open it in this browser within an hour, then add your passkey.',
  passkeyAdded: 'The passkey {name} was added.',
  passkeyRemoved: 'The passkey {name} was removed.',
  required: 'Require a second factor in this account',
  requiredAbout:
    'Delegates, ownership, secret keys, integrations, changed investments, withdrawals, transfers and signatures are confirmed with the passkey of the person who does it.',
  passkeyFirst: 'Add a passkey first: you confirm this with it.',
  isRequired:
    'This account requires a second factor for its ownership, delegates, secret keys, withdrawals and signatures.',
  isNotRequired: 'This account requires no second factor.',
}

/** Messages of sessions, devices and the second factor that a partner may replace. @public */
export type SecurityMessages = Spoken<typeof securityMessages>
