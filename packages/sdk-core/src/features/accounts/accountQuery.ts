import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { Account } from './Account'
import { AccountDocument, type AccountQuery } from './operations.generated'
import { readAccount } from './readAccount'

/** An account with its addresses and parties. */
export function accountQuery(capstan: Capstan, id: string): CapstanQuery<Account, AccountQuery> {
  return recordQuery(capstan, {
    document: AccountDocument,
    variables: { id },
    select: readFoundAccount,
  })
}

function readFoundAccount(answer: AccountQuery): Account {
  return readAccount(orNotFound(answer.accountById))
}
