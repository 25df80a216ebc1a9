import { formatAmount, formatGeneral, formatUnits, type Decimal } from '@capstan/sdk-core'

/** The columns of figures, in order: what they show and how it is written. */
export const figureColumns = [
  { id: 'units', format: formatUnits },
  { id: 'value', format: formatAmount },
  { id: 'investment', format: formatAmount },
  { id: 'purchasePrice', format: formatGeneral },
] as const satisfies readonly { id: string; format: (value: Decimal) => string }[]

/** The columns of words, in order. */
export const wordColumns = ['asset', 'issuer', 'round', 'tokenized', 'status'] as const
