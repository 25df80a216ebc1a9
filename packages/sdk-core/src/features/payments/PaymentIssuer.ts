import type { MappingProcess } from './mappingProcess'

/** An issuer of a list, as the payment provider knows it. (ENTITY-063) */
export interface ListedPaymentIssuer {
  id: string
  name: string
  email: string | null
  /** When the provider last changed it, an instant. */
  updatedOn: string
  /** When it was last read from the provider, an instant. */
  syncedOn: string
  /** The status of its mapping process: `in_progress`, `complete`; `null` when it has none. */
  mapping: string | null
}

/** An issuer as the payment provider knows it, with the steps that map it. */
export interface PaymentIssuer extends Omit<ListedPaymentIssuer, 'mapping'> {
  /** The account at the provider that it belongs to. */
  paymentAccountId: string
  process: MappingProcess | null
}
