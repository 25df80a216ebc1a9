import { createGrid } from '@capstan/sdk-core/grid'
import { holdingColumns, type HoldingRow } from '@capstan/sdk-core/holdings'
import { DataGrid, type DataColumn, type ReadyRows } from '@capstan/sdk-react/grid'
import { CapstanRoot } from '@capstan/sdk-react/provider'
import { useMemo, useState } from 'react'
// As it is built; the columns of the shipped grid are no entry of the kit.
// @ts-expect-error -- only entries have types in what is built
// eslint-disable-next-line capstan/import-direction -- the built file is what is measured
import { useHoldingsColumns } from '../../../packages/sdk-react/dist/features/holdings/useHoldingsColumns.js'
import { offer } from '../page/harness.ts'
import { replaced } from '../page/replaced.ts'
import { rows as loaded } from '../page/rows.ts'
import { byHand, capstan, mountOurs, prepare } from './page.tsx'

// The grid of holdings with its rows in hand, as the others are given theirs: nothing of a platform or a cache is in it.
const idOf = ({ id }: HoldingRow) => id
let setRows: (change: (rows: readonly HoldingRow[]) => readonly HoldingRow[]) => void

function Grid() {
  const [rows, changeRows] = useState<readonly HoldingRow[]>(loaded)
  const columns = useHoldingsColumns() as readonly DataColumn<HoldingRow>[] // the built file's own type
  const [grid] = useState(() =>
    createGrid({ key: 'holdings', columns: holdingColumns, preferences: capstan.preferences }),
  )
  setRows = changeRows
  const source = useMemo((): ReadyRows<HoldingRow> => ({ status: 'ready', rows }), [rows])

  return (
    <CapstanRoot>
      <DataGrid
        className="capstan-holdings-grid"
        aria-label="Holdings"
        grid={grid}
        columns={columns}
        source={source}
        idOf={idOf}
        empty=""
        fileName="holdings"
        isSelectable
      />
    </CapstanRoot>
  )
}

offer({
  ...byHand,
  mount: (root) => mountOurs(root, <Grid />),
  prepare,
  append: (more) => setRows((rows) => [...rows, ...more]),
  update: (changes) => setRows((rows) => replaced(rows as never, changes)),
})
