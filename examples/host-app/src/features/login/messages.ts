/** Every word of the way in. */
export const loginMessages = {
  title: 'Welcome',
  lead: 'Sign in to manage your securities, or create your account. One sign-in serves every account you belong to.',
  /** To a reader who came by the link of an offering. */
  offeringLead:
    'Sign in or create your account to invest in {name}, offered by {seller}. You return to the offering afterwards.',
  signIn: 'Sign in / Sign up',
  /** To the former owner of an account. */
  handedOver:
    'You were signed out because you handed {account} over to {email}. Sign in again: you are an admin of it now.',
  /** Shown to users whose session was ended on another device. */
  endedElsewhere: 'You were signed out because this session was ended on another device.',
  ownershipPassed:
    'You were signed out because an account you owned has a new owner. Sign in again: you are an admin of it now.',
  signedOut: 'You signed out in another tab.',
  deactivated: 'You were signed out because your access was ended.',
  endedByPlatform: 'You were signed out because an administrator of the platform ended this session.',
  ended: 'Your session has ended. Sign in to continue where you left off.',
  secure: 'You continue on our secure sign-in page.',
}

export type LoginMessages = Record<keyof typeof loginMessages, string>
