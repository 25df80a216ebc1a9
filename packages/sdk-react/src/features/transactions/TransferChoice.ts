import type { TransferableHolding, TransferPreview, TransferRecipient } from '@capstan/sdk-core/transactions'

/** What is to go where. */
export interface TransferChoice {
  holding: TransferableHolding
  recipient: TransferRecipient
  /** Units, plain digits. */
  units: string
  /** US dollars a unit, plain digits. */
  price?: string
}

/** The same, with what it would leave both. */
export interface ReviewedTransfer extends TransferChoice {
  preview: TransferPreview
}
