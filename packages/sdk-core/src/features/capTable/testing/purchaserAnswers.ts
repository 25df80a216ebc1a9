import { sumDecimals } from '../../../money/sumDecimals'
import { fixtureIds } from '../../../testing/fixtureIds'
import type {
  PurchaserSumsQuery,
  PurchaserTotalsQuery,
  ScheduleOfPurchasersQuery,
} from '../operations.generated'
import { purchasersByAsset, type PurchasersOfRows } from '../purchasersByAsset'
import type { Purchaser } from '../purchasersQuery'
import { aPurchaserTotal } from './records'
import { onPage, rowsAsked, type Asked, type Page } from '../../../testing/askedRows'

/** The mocked answers of the server for a schedule of purchasers. */
export interface PurchaserAnswers {
  purchasers: (asked: Asked & Page) => ScheduleOfPurchasersQuery
  sums: (asked: Asked) => PurchaserSumsQuery
  totals: (page: Page) => PurchaserTotalsQuery
}

/** The answers that read as these, a page at a time: of one asset where the filter names it. */
export function purchaserAnswers(purchasers: readonly Purchaser[]): PurchaserAnswers {
  const { all, assets } = purchasersByAsset(purchasers)
  const nodes = [totalOf({ ...all, id: null, name: null }), ...assets.flatMap(totalsOfAsset)].map(
    (total, at) => ({ ...total, id: fixtureIds.nth(780 + at) }),
  )
  return {
    purchasers(asked) {
      const rows = rowsAsked(purchasers, asked)
      return {
        __typename: 'Query',
        scheduleOfPurchasers: {
          __typename: 'PurchasersConnection',
          totalCount: rows.length,
          nodes: onPage(rows, asked),
        },
      }
    },
    sums(asked) {
      const rows = rowsAsked(purchasers, asked)
      const sumOf = (figures: readonly (string | null)[]) =>
        sumDecimals(figures.flatMap((figure) => figure ?? []))?.toString() ?? null
      return {
        __typename: 'Query',
        scheduleOfPurchasers: {
          __typename: 'PurchasersConnection',
          totals: {
            __typename: 'PurchaserTotals',
            units: sumOf(rows.map(({ units }) => units)),
            paidInCapital: sumOf(rows.map(({ paidInCapital }) => paidInCapital)),
          },
        },
      }
    },
    totals: (page) => ({
      __typename: 'Query',
      purchaserTotals: { __typename: 'PurchaserTotalsConnection', nodes: onPage(nodes, page) },
    }),
  }
}

type Totals = PurchasersOfRows & Record<'id' | 'name', string | null>

const totalOf = ({ id, name, rows, stakeholders, capital }: Totals) =>
  aPurchaserTotal({
    ...{ assetId: id, assetName: name, roundId: null, roundName: null },
    ...{ rowCount: rows, stakeholders, paidInCapital: capital.toString() },
  })

/** Those of an asset, and of each of its rounds. */
const totalsOfAsset = (asset: Totals) => [
  totalOf(asset),
  ...asset.rounds.map(({ id, name, capital }) => ({
    ...totalOf(asset),
    ...{ roundId: id, roundName: name, paidInCapital: capital.toString() },
  })),
]
