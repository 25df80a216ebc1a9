import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'
import { useQuery } from '@tanstack/react-query'
import { useCapstan } from '../../provider/useCapstan'
import { useRouter } from '../../provider/useRouter'

/** The account types that may open a page, by the first part of its address. (ROUTE-035, ROUTE-044) */
const mayOpen = {
  investor: ['broker', 'issuer', 'investor'],
  'distribute-allocation': ['broker', 'issuer'],
} as const satisfies Record<string, readonly AccountType[]>

/**
 * Returns the addresses of pages that only some account types may open. Undefined for the others, and until the account is known:
 * the link would lead them back to their first page.
 */
export function useAllowedHref(): (
  page: keyof typeof mayOpen,
  id: string | null | undefined,
) => string | undefined {
  const capstan = useCapstan()
  const { href } = useRouter()
  const { data } = useQuery(usersDataQuery(capstan), capstan.queryClient)
  const type = data?.account?.type

  return (page, id) => {
    const allowed: readonly AccountType[] = mayOpen[page]
    return id && type && allowed.includes(type) ? href(`/${page}/${id}`) : undefined
  }
}
