import type { GridColumn } from './GridColumn'
import type { GridItem, GridView } from './engine/GridView'

export interface Holding {
  id: string
  investor: string | null
  units: string | null
  issuedOn: string | null
  isTokenized: boolean
  status: string | null
}

/** Holdings as a grid sees them: a column of every kind. */
export const holdingColumns: readonly GridColumn<Holding>[] = [
  {
    id: 'investor',
    kind: 'text',
    value: ({ investor }) => investor,
    field: 'accountByInvestorId.name',
    aggregate: 'same',
  },
  {
    id: 'units',
    kind: 'number',
    value: ({ units }) => units,
    field: 'amount',
    total: 'sum',
    aggregate: 'sum',
  },
  { id: 'issuedOn', kind: 'date', value: ({ issuedOn }) => issuedOn, field: 'issuedOn' },
  { id: 'isTokenized', kind: 'boolean', value: ({ isTokenized }) => isTokenized },
  { id: 'status', kind: 'set', value: ({ status }) => status, options: ['open', 'closed'] },
]

/** A holding of any investor. */
export const aHolding = (holding: Partial<Holding>): Holding => ({
  id: 'a',
  investor: 'Maren Okafor',
  units: '100',
  issuedOn: '2026-02-16',
  isTokenized: false,
  status: 'open',
  ...holding,
})

/** The lines of a view, from first to last. */
export function itemsOf<Row>(view: GridView<Row>): GridItem<Row>[] {
  return Array.from({ length: view.count }, (_, at) => view.itemAt(at)).filter((item) => item !== undefined)
}
