import type { Capstan } from '../../Capstan'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { createGridSource } from '../../grid/source/createGridSource'
import { narrowed } from '../../grid/source/narrowed'
import { steadily } from '../../grid/source/steadily'
import { capTableRules } from './capTableRules'
import {
  PurchaserSumsDocument,
  ScheduleOfPurchasersDocument,
  WholeScheduleOfPurchasersDocument,
  type PurchaserSumsQuery,
  type ScheduleOfPurchasersQuery,
} from './operations.generated'
import type { Purchaser } from './purchasersQuery'

/** A line of the schedule of purchasers, as the platform names it. */
export type PurchaserLine = Purchaser & { id: string }

/** Which lines of the schedule: those of one asset, or of all; by the end of a day, or up to now. */
export interface PurchasersChoice {
  /** `YYYY-MM-DD`. */
  day?: string
  assetId?: string
}

/** The schedule of purchasers as the rows of a grid, a page at a time. (CAPZ-006) */
export function purchasersSource(
  capstan: Capstan,
  { day, assetId }: PurchasersChoice = {},
): GridSource<PurchaserLine> {
  capstan.register(...capTableRules)
  const all = steadily(createGridSource(capstan, { ...purchasersList, variables: { day } }))
  return assetId === undefined ? all : narrowed(all, { assetId: { equalTo: assetId } })
}

const purchasersList: GridList<PurchaserLine> = {
  list: 'scheduleOfPurchasers',
  listOf: ({ scheduleOfPurchasers }: ScheduleOfPurchasersQuery) =>
    scheduleOfPurchasers && {
      totalCount: scheduleOfPurchasers.totalCount,
      nodes: scheduleOfPurchasers.nodes as readonly PurchaserLine[], // every line has an id: it is worked out
    },
  pages: ScheduleOfPurchasersDocument,
  whole: WholeScheduleOfPurchasersDocument,
  totals: PurchaserSumsDocument,
  totalsOf: ({ scheduleOfPurchasers }: PurchaserSumsQuery) => ({
    units: scheduleOfPurchasers?.totals.units ?? null,
    capital: scheduleOfPurchasers?.totals.paidInCapital ?? null,
  }),
  tables: ['distributions'],
}
