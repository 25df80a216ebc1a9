import { tabText } from './tabText'

/**
 * The account this tab acts for, whichever account another tab chooses. It lasts as long as the tab; without storage, the account
 * chosen at sign-in is used.
 */
export const tabAccount = tabText('capstan.account')
