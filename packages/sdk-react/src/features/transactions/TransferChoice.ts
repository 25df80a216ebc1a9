import type { TransferableHolding, TransferPreview, TransferRecipient } from '@capstan/sdk-core/transactions'

/** The holding, recipient and units of a transfer. */
export interface TransferChoice {
  holding: TransferableHolding
  recipient: TransferRecipient
  /** Units, plain digits. */
  units: string
  /** US dollars a unit, plain digits. */
  price?: string
}

/** A transfer with both balances after it. */
export interface ReviewedTransfer extends TransferChoice {
  preview: TransferPreview
}
