/** A vendor's account at the payment provider. */
export interface PaymentAccount {
  id: string
  /** The name of the account at the provider. */
  name: string
  /** When its lists were last read, an instant; `null` before the first time. */
  syncedOn: string | null
  /** `syncing` while its lists are being read, `failed` where that did not work, else `idle`. */
  syncStatus: string
  /** The error message when the last sync failed. */
  syncError: string | null
}
