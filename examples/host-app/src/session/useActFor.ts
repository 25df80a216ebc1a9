import { authentication } from '../routing/authentication'
import { useHost } from './Host'
import { tabAccount } from './tabAccount'

/** Has this tab act for another account, and goes where that begins; a query goes along. */
export function useActFor(): (accountId: string, search?: string) => void {
  const { leave } = useHost()

  return (accountId, search = '') => {
    tabAccount.keep(accountId)
    leave(authentication.role(accountId) + search)
  }
}
