import { usersDataQuery, type AccountSummary } from '@capstan/sdk-core/accounts'
import { useQuery } from '@tanstack/react-query'
import { useCapstan } from '../../provider/useCapstan'

/** The account that invests, once it is known; nothing waits for it. */
export function useInvestor(): AccountSummary | undefined {
  const capstan = useCapstan()
  const { data } = useQuery(usersDataQuery(capstan), capstan.queryClient)

  return data?.account ?? undefined
}
