import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useQuery } from '@tanstack/react-query'
import { useCapstan } from '../../provider/useCapstan'

/**
 * True once it is known that the person is a viewer of the account of this instance, who may look and change nothing. False
 * before, so that nothing waits for it: the platform has the last word.
 */
export function useIsViewer(): boolean {
  const capstan = useCapstan()
  const { data } = useQuery(usersDataQuery(capstan), capstan.queryClient)

  return data?.userAccount?.role === 'account_viewer'
}
