import { afterTheOrder } from './afterTheOrder.ts'
import { afterThePage } from './afterThePage.ts'
import { capped } from './capped.ts'
import { checkedBrand } from './checkedBrand.ts'
import { distributionCode, distributionMade, makeDistribution } from './makeDistribution.ts'
import { nextOperation } from './nextOperation.ts'
import { compareText, sortByColumn, sortedUnlessAsked, textCodec } from './columnOrder.ts'
import { everyRow, sumOf } from './totals.ts'

/** The plan functions of our plugins. A schema that was built beforehand refers to them by these names. */
export const plans = {
  afterTheOrder,
  afterThePage,
  capped,
  checkedBrand,
  compareText,
  distributionCode,
  distributionMade,
  everyRow,
  makeDistribution,
  nextOperation,
  sortByColumn,
  sortedUnlessAsked,
  sumOf,
  textCodec,
}
