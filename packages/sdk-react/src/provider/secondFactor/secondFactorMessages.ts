import type { Spoken } from '../../language/Messages'

/** The texts of the dialog that asks for a passkey. */
export const secondFactorMessages = {
  title: 'Confirm with your passkey',
  usePasskey: 'Use passkey',
  cancel: 'Cancel',
  waiting: 'Your browser asks for the passkey…',
  notUsed: 'The passkey was not used. You can try again.',
  none: 'You have no passkey yet. Add one in Settings, Account, under Second factor, then try again.',
  openSettings: 'Open settings',
  noneHere: 'You have no passkey yet. Sign in to the platform and add one there.',
  elsewhere:
    'Your passkey works only on the platform. Confirm on its page and come back. This page then continues.',
  openPage: 'Open the confirmation page',
}

/** The texts of the passkey dialog that a partner may replace. */
export type SecondFactorMessages = Spoken<typeof secondFactorMessages>
