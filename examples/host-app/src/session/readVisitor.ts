import { isCapstanError, type Capstan } from '@capstan/sdk-core'
import { usersDataQuery, type UsersData } from '@capstan/sdk-core/accounts'
import type { Visitor } from './Visitor'

/** Asks the platform who is signed in, and what they are in the account this tab acts for. */
export async function readVisitor(capstan: Capstan): Promise<Visitor> {
  try {
    const { queryKey, queryFn, select } = usersDataQuery(capstan)
    return visitorOf(select(await capstan.queryClient.fetchQuery({ queryKey, queryFn })))
  } catch (error) {
    const visitor = visitorRefused(error)
    if (visitor) return visitor
    throw error
  }
}

/** Asks once more, past the cache, so that a failure leaves the page as it is; undefined when there is no answer. */
export async function readVisitorAgain(capstan: Capstan): Promise<Visitor | undefined> {
  const { queryFn, select } = usersDataQuery(capstan)
  const query = { queryKey: ['visitorAgain'], queryFn, staleTime: 0, gcTime: 0, retry: false }
  try {
    return visitorOf(select(await capstan.queryClient.fetchQuery(query)))
  } catch (error) {
    return visitorRefused(error)
  }
}

/** Returns the visitor for the server's answer about them. */
export function visitorOf({ account, userAccount, managedBy }: UsersData): Visitor {
  if (!account || !userAccount) return { status: 'undecided' }
  if (userAccount.status === 'suspended') return { status: 'suspended' }
  return { status: 'acting', account, role: userAccount.role, place: userAccount.place, managedBy }
}

/** Refusals that determine the visitor; any other one is a failure. */
function visitorRefused(error: unknown): Visitor | undefined {
  switch (isCapstanError(error) ? error.code : undefined) {
    case 'unauthenticated':
      return { status: 'anonymous' }
    case 'account_not_available':
      return { status: 'undecided' }
    case 'delegate_suspended':
      return { status: 'suspended' }
    case 'account_suspended':
      return { status: 'account-suspended' }
    default:
      return undefined
  }
}
