import type { ClaimMessages } from './messages'

/** Where somebody goes who has an account: to sign in, or to choose it where they are signed in already. */
export function wayIn(isSignedIn: boolean, { logIn, choose }: Pick<ClaimMessages, 'logIn' | 'choose'>) {
  return isSignedIn ? { path: '/account-role', text: choose } : { path: '/login', text: logIn }
}
