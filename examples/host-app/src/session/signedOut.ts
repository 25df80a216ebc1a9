import { tabText } from './tabText'

/** Why the session of this tab ended, as the platform says it: told once, where one signs in again. */
export const signedOut = tabText('capstan.signedOut')
