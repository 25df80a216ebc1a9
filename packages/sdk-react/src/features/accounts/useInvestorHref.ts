import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useQuery } from '@tanstack/react-query'
import { useCapstan } from '../../provider/useCapstan'
import { useRouter } from '../../provider/useRouter'

/**
 * Returns the address of the page of an investor, for accounts that may open it: an agent, an ATS and an administrator may not.
 * Undefined where there is no link.
 */
export function useInvestorHref(): (investorId: string | null | undefined) => string | undefined {
  const capstan = useCapstan()
  const { href } = useRouter()
  const { data } = useQuery(usersDataQuery(capstan), capstan.queryClient)
  const mayOpen = !['agent', 'ats', 'admin'].includes(data?.account?.type ?? '')

  return (investorId) => (investorId && mayOpen ? href(`/investor/${investorId}`) : undefined)
}
