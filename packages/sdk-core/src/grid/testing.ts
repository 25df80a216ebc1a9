import type { GridColumn } from './GridColumn'

export interface Holding {
  id: string
  investor: string | null
  units: string | null
  issuedOn: string | null
  isTokenized: boolean
}

/** Holdings as a grid sees them: a column of every kind. */
export const holdingColumns: readonly GridColumn<Holding>[] = [
  { id: 'investor', kind: 'text', value: ({ investor }) => investor, field: 'accountByInvestorId.name' },
  { id: 'units', kind: 'number', value: ({ units }) => units, field: 'amount' },
  { id: 'issuedOn', kind: 'date', value: ({ issuedOn }) => issuedOn, field: 'issuedOn' },
  { id: 'isTokenized', kind: 'boolean', value: ({ isTokenized }) => isTokenized },
]

/** A holding of nobody in particular. */
export const aHolding = (holding: Partial<Holding>): Holding => ({
  id: 'a',
  investor: 'Maren Okafor',
  units: '100',
  issuedOn: '2026-02-16',
  isTokenized: false,
  ...holding,
})
