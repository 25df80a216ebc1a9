import type { Capstan } from '../../Capstan'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { createGridSource } from '../../grid/source/createGridSource'
import { narrowed } from '../../grid/source/narrowed'
import { steadily } from '../../grid/source/steadily'
import type { Stakeholder } from './CapTableRecords'
import type { CapTableChoice } from './capTableQuery'
import { capTableRules } from './capTableRules'
import {
  CapTableDocument,
  CapTableSumsDocument,
  WholeCapTableDocument,
  type CapTableQuery,
  type CapTableSumsQuery,
} from './operations.generated'

/** A row of a cap table, as the platform names it. */
export type StakeholderRow = Stakeholder & { id: string }

/** Which rows of a cap table: those of one asset, or of all. */
export interface CapTableRowsChoice extends CapTableChoice {
  assetId?: string
}

/** The stakeholders of a cap table as the rows of a grid, a page at a time: filtered, sorted and summed by the platform. (CAPZ-004) */
export function capTableSource(
  capstan: Capstan,
  { roundId, day, assetId }: CapTableRowsChoice = {},
): GridSource<StakeholderRow> {
  capstan.register(...capTableRules)
  const all = steadily(createGridSource(capstan, { ...stakeholdersList, variables: { roundId, day } }))
  return assetId === undefined ? all : narrowed(all, { assetId: { equalTo: assetId } })
}

const stakeholdersList: GridList<StakeholderRow> = {
  list: 'capTable',
  listOf: ({ capTable }: CapTableQuery) =>
    capTable && {
      totalCount: capTable.totalCount,
      nodes: capTable.nodes as readonly StakeholderRow[], // every row has an id: it is worked out
    },
  pages: CapTableDocument,
  whole: WholeCapTableDocument,
  totals: CapTableSumsDocument,
  totalsOf: ({ capTable }: CapTableSumsQuery) => ({
    units: capTable?.totals.units ?? null,
    percent: capTable?.totals.percent ?? null,
  }),
  tables: capTableRules.map(({ table }) => table),
}
