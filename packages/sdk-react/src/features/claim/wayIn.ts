import type { ClaimMessages } from './messages'

/** Returns the link for a reader with an account: to sign in, or to choose the account when they are signed in. */
export function wayIn(isSignedIn: boolean, { logIn, choose }: Pick<ClaimMessages, 'logIn' | 'choose'>) {
  return isSignedIn ? { path: '/account-role', text: choose } : { path: '/login', text: logIn }
}
