import { tabText } from './tabText'

/**
 * The account this tab acts for, whatever another tab chooses meanwhile. It lives as long as the tab; where the
 * browser refuses storage, the account chosen at sign-in stands in.
 */
export const tabAccount = tabText('capstan.account')
