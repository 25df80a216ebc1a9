import type { AccountCardChanges, AddressChanges, CardAddress, NewAddress } from '@capstan/sdk-core/settings'

/** Version and key of a save, so that it replaces the version shown, and only once. */
export interface SaveOnce {
  version: string
  idempotencyKey: string
}

/** Changes that a permitted user makes to an account. */
export interface AccountActions {
  saveCard: (changes: AccountCardChanges, about: SaveOnce) => Promise<unknown>
  addAddress: (address: NewAddress, idempotencyKey: string) => Promise<unknown>
  saveAddress: (address: CardAddress, changes: AddressChanges, about: SaveOnce) => Promise<unknown>
  savePreference: (sendDistribution: boolean, about: SaveOnce) => Promise<unknown>
}
