// X1–X3: 22 beginnings of formulas, 20,000 tables written and read back, broken files refused with the number of the
// record. `node packages/sdk-core/fuzz/steadyCsv.ts [--slice] [--seed N]`
import { campaign } from './campaign.ts'
import './fromSource.ts'

const { tryCsv } = await import('./csv/tryCsv.ts')

await campaign('steadyCsv', async (seed, isSlice) => {
  const [tables, broken] = isSlice ? [2_000, 500] : [20_000, 5_000]
  const defects = tryCsv({ seed, tables, broken })
  return {
    runs: 22 + tables + broken,
    defects,
    notes: `22 beginnings, ${tables} round trips, ${broken} broken files`,
  }
})
