import { fixtureIds } from '../../testing/fixtureIds'
import type { Delegate } from './Delegate'
import type { DelegateFactsFragment, DelegatesQuery } from './operations.generated'

/** Returns Ada Whitlock, the owner of Halden Biologics. */
export function aDelegate(changes: Partial<Delegate> = {}): Delegate {
  return {
    ...{ id: fixtureIds.nth(5601), version: '1', firstName: 'Ada', lastName: 'Whitlock' },
    ...{ email: 'ada@haldenbio.example', role: 'account_owner', status: 'active' },
    ...changes,
  }
}

/** The answer of `Delegates` that reads as these. */
export function delegatesAnswer(delegates: readonly Delegate[]): DelegatesQuery {
  const nodes = delegates.map(delegateRow)
  return { __typename: 'Query', allUsersAccounts: { __typename: 'UsersAccountsConnection', nodes } }
}

/** A delegate as the platform answers it. */
export function delegateRow({ firstName, lastName, email, ...link }: Delegate): DelegateFactsFragment {
  return {
    ...{ __typename: 'UsersAccount', ...link },
    userByUserId: {
      ...{ __typename: 'User', version: '1', id: `${link.id} user` },
      ...{ firstName, lastName, emails: [email] },
    },
  }
}
