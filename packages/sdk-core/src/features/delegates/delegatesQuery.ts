import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareDelegates, readDelegate, type Delegate } from './Delegate'
import { DelegatesDocument, type DelegateFactsFragment } from './operations.generated'

type Answer = AllPagesAnswer<{ delegates: DelegateFactsFragment }>

/** Returns the query for the delegates of an account, the owner first. Any delegate of the account may ask. (CALL-009) */
export function delegatesQuery(
  capstan: Capstan,
  accountId: string,
): CapstanQuery<readonly Delegate[], Answer> {
  const delegates = allPages(DelegatesDocument, { accountId }, (answer) => answer.allUsersAccounts)
  return { ...allPagesQuery(capstan, { delegates }, readDelegates), staleTime: Infinity }
}

function readDelegates({ delegates }: Answer): readonly Delegate[] {
  return (delegates?.nodes ?? []).map(readDelegate).toSorted(compareDelegates)
}
