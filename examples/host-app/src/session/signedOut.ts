import { tabText } from './tabText'

/** The platform's reason why the session of this tab ended, shown once at sign-in. */
export const signedOut = tabText('capstan.signedOut')
