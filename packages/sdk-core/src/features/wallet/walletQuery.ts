import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { listQuery } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { WalletEntriesDocument, type WalletEntriesQuery } from './operations.generated'
import type { WalletToken } from './WalletToken'
import { walletTokens } from './walletTokens'

/**
 * Returns the query for the tokens this instance's investor holds on chains, with the exchange's last prices; both are kept up to
 * date.
 */
export function walletQuery(capstan: Capstan): CapstanQuery<readonly WalletToken[], WalletEntriesQuery> {
  return listQuery(capstan, {
    document: WalletEntriesDocument,
    list: 'allCapTableEntries',
    select: readWallet,
  })
}

function readWallet({ allCapTableEntries }: WalletEntriesQuery): readonly WalletToken[] {
  return walletTokens(rowsOf(allCapTableEntries))
}
