import type { AccountCardChanges, AddressChanges, CardAddress } from '@capstan/sdk-core/settings'

/** How what is saved is sent: over the version that was shown, once. */
export interface SaveOnce {
  version: string
  idempotencyKey: string
}

/** Changes that a permitted user makes to an account. */
export interface AccountActions {
  saveCard: (changes: AccountCardChanges, about: SaveOnce) => Promise<unknown>
  saveAddress: (address: CardAddress, changes: AddressChanges, about: SaveOnce) => Promise<unknown>
  savePreference: (sendDistribution: boolean, about: SaveOnce) => Promise<unknown>
}
