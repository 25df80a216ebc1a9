import type { Capstan } from '../../Capstan'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { narrowed } from '../../grid/source/narrowed'
import { steadily } from '../../grid/source/steadily'
import { type LedgerRow, ledgerRules } from './ledger'
import {
  StakeholderLedgerDocument,
  StakeholderLedgerTotalsDocument,
  WholeStakeholderLedgerDocument,
  type StakeholderLedgerQuery,
  type StakeholderLedgerTotalsQuery,
} from './operations.generated'

/** The Stakeholder Ledger of a round, a page at a time: all accounts that have units of it, or have bought some. (TOKEN-007) */
export function ledgerSource(capstan: Capstan, roundId: string): GridSource<LedgerRow> {
  capstan.register(...ledgerRules)
  const all = steadily(createGridSource<LedgerRow>(capstan, ledgerList))
  return narrowed(all, { roundId: { equalTo: roundId } })
}

const ledgerList: GridList<LedgerRow> = {
  list: 'allLedgerStakeholders',
  listOf: ({ allLedgerStakeholders }: StakeholderLedgerQuery) => allLedgerStakeholders,
  pages: StakeholderLedgerDocument,
  whole: WholeStakeholderLedgerDocument,
  totals: StakeholderLedgerTotalsDocument,
  totalsOf: ({ allLedgerStakeholders }: StakeholderLedgerTotalsQuery) => ({
    units: allLedgerStakeholders?.totals.units ?? null,
  }),
  tables: ledgerRules.map(({ table }) => table),
}
