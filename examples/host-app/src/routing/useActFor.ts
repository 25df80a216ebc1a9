import { authentication } from './authentication'
import { useHost } from '../session/Host'
import { tabAccount } from '../session/tabAccount'

/** Has this tab act for another account, and goes where that begins; a query goes along. */
export function useActFor(): (accountId: string, search?: string) => void {
  const { leave } = useHost()

  return (accountId, search = '') => {
    tabAccount.keep(accountId)
    leave(authentication.role(accountId) + search)
  }
}
