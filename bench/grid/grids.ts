/** A grid that is compared. */
export interface ComparedGrid {
  title: string
  /** Its page, from this folder. */
  entry: string
  /** The measures that the grid does not support. */
  lacks?: readonly Measure[]
  /** The platform supplies its rows. */
  isShipped?: true
}

/** A measure that some grids lack. */
export type Measure = 'csv' | 'append'

/** The grids by the names of their pages; ours come first. */
export const grids = {
  'holdings-grid': {
    title: 'ours: `HoldingsGrid`, on a platform',
    entry: 'ours/holdingsGrid.tsx',
    isShipped: true,
  },
  'rows-in-hand': { title: 'ours, rows in hand', entry: 'ours/rowsInHand.tsx' },
  'react-data-grid': { title: 'react-data-grid', entry: 'peers/reactDataGrid.tsx', lacks: ['csv'] },
  tanstack: { title: 'TanStack Table + Virtual', entry: 'peers/tanstack.tsx', lacks: ['csv'] },
  ag: { title: 'AG Grid Community', entry: 'peers/ag.tsx' },
  mui: { title: 'MUI X Data Grid Pro', entry: 'peers/mui.tsx' },
} satisfies Record<string, ComparedGrid>

export type GridName = keyof typeof grids
export const gridNames = Object.keys(grids) as GridName[]
/** Returns a grid by name, with all optional properties. */
export const gridOf = (name: GridName): ComparedGrid => grids[name]
