import type { MappingProcess } from './mappingProcess'

/** An offering of a list, as the payment provider knows it. (ENTITY-065) */
export interface ListedPaymentInstrument {
  id: string
  name: string
  /** The status of its mapping process: `in_progress`, `complete`; `null` when it has none. */
  mapping: string | null
  /** The number of its documents. */
  documents: number
}

/** An offering as the payment provider knows it, with the steps that map it. */
export interface PaymentInstrument {
  id: string
  name: string
  /** When the provider last changed it, an instant. */
  updatedOn: string
  /** When it was last read from the provider, an instant. */
  syncedOn: string
  issuer: { id: string; name: string } | null
  process: MappingProcess | null
  /** Its documents, in their order. */
  documents: readonly PaymentDocument[]
}

/** A document of an offering. */
export interface PaymentDocument {
  id: string
  name: string
  /** The number of its fields. */
  fields: number
}
