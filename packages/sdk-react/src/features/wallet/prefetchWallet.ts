import type { Capstan } from '@capstan/sdk-core'
import { walletQuery } from '@capstan/sdk-core/wallet'

/** Prefetches the data of `Wallet`. The block fetches failed queries again. @public */
export async function prefetchWallet(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(walletQuery(capstan))
}
