import type { Capstan } from '@capstan/sdk-core'
import { walletQuery } from '@capstan/sdk-core/wallet'

/** Asks for what `Wallet` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchWallet(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(walletQuery(capstan))
}
