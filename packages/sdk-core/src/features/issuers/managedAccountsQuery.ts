import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText, sortableText } from '../../order/compareText'
import {
  ManagedAccountsDocument,
  type ManagedAccountsQuery,
  type ManagedIssuerFragment,
} from './operations.generated'

/** An issuer that a broker runs until its own people claim it. */
export interface ManagedAccount {
  id: string
  /** The issuer itself. */
  accountId: string
  /** Of the issuer's card, which the broker edits. */
  version: string
  name: string
  email: string
  /** The name of the user who created it; empty when they are no longer a delegate of the broker. */
  createdBy: string
  /** An instant, ISO 8601. */
  createdOn: string
}

/** The issuers that the broker of this instance runs, by name. A claimed account runs itself. (CALL-059) */
export function managedAccountsQuery(
  capstan: Capstan,
): CapstanQuery<readonly ManagedAccount[], ManagedAccountsQuery> {
  return listQuery(capstan, {
    document: ManagedAccountsDocument,
    list: 'allManagedAccounts',
    select: readManagedAccounts,
  })
}

function readManagedAccounts({ allManagedAccounts }: ManagedAccountsQuery): readonly ManagedAccount[] {
  return rowsOf(allManagedAccounts)
    .filter(({ claimedOn }) => claimedOn === null)
    .map(readManagedAccount)
    .toSorted((a, b) => compareText(sortableText(a.name), sortableText(b.name)) || compareText(a.id, b.id))
}

/** A managed account as it is shown. */
export const readManagedAccount = memoizeByRow((answer: ManagedIssuerFragment): ManagedAccount => ({
  id: answer.id,
  accountId: answer.entityId,
  version: answer.accountByEntityId?.version ?? '',
  name: answer.accountByEntityId?.name ?? '',
  email: answer.accountByEntityId?.email ?? '',
  createdBy: nameOf(answer.userByCreatedBy),
  createdOn: answer.createdOn,
}))

function nameOf(user: ManagedIssuerFragment['userByCreatedBy']): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : ''
}
