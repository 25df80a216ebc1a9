/** A vendor's account at the payment provider. */
export interface PaymentAccount {
  id: string
  /** What the provider calls it. */
  name: string
  /** When its lists were last read, an instant; `null` before the first time. */
  syncedOn: string | null
  /** `syncing` while its lists are being read, `failed` where that did not work, else `idle`. */
  syncStatus: string
  /** What to say where the last sync failed. */
  syncError: string | null
}
