// F2–F5: a million decimals read and written, a hundred thousand products, quotients and roundings, cap tables and
// vesting schedules, against fractions of whole numbers; exponent bombs refused within a millisecond.
// `node packages/sdk-core/fuzz/exactMoney.ts [--slice] [--seed N]`
import { campaign } from './campaign.ts'
import './fromSource.ts'

const { tryMoney } = await import('./money/tryMoney.ts')

await campaign('exactMoney', async (seed, isSlice) => {
  const share = isSlice ? 0.02 : 1
  const sizes = { roundTrips: 1_000_000 * share, sums: 100_000 * share, tables: 100_000 * share }
  const { runs, defects } = tryMoney({ seed, ...sizes })
  return {
    runs,
    defects,
    notes: `${sizes.roundTrips} round trips, ${sizes.sums} sums, ${sizes.tables} cap tables`,
  }
})
