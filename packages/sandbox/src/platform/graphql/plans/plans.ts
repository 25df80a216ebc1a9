import { afterThePage } from './afterThePage.ts'
import { capped } from './capped.ts'
import { importFile, importReport } from '../../imports/importFile.ts'
import { distributionCode, distributionMade, makeDistribution, wholeQuery } from './makeDistribution.ts'
import { nextOperation } from './nextOperation.ts'
import { compareText, sortByText, textCodec } from './textOrder.ts'

/** What our plugins put into the schema. A schema that was built beforehand knows them by these names and is given them. */
export const plans = {
  afterThePage,
  capped,
  compareText,
  distributionCode,
  distributionMade,
  importFile,
  importReport,
  makeDistribution,
  nextOperation,
  sortByText,
  textCodec,
  wholeQuery,
}
