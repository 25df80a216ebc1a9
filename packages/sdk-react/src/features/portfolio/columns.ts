import type { FigureProps } from './Figure'

/** The columns of figures, in order: what they show and how it is written. */
export const figureColumns = [
  { id: 'units', as: 'units' },
  { id: 'value', as: 'amount' },
  { id: 'investment', as: 'amount' },
  { id: 'purchasePrice', as: 'general' },
] as const satisfies readonly { id: string; as: FigureProps['as'] }[]

/** The columns of words, in order. */
export const wordColumns = ['asset', 'issuer', 'round', 'tokenized', 'status'] as const
