// F1, F8, F9: 10,000 hostile texts through each kind of field: nothing throws, nothing is taken that must not be, and
// nothing takes 5 ms; 10,000 addresses with a right checksum and as many with a wrong one.
// `node packages/sdk-core/fuzz/hostileFields.ts [--slice] [--seed N]`
import { campaign } from './campaign.ts'
import './fromSource.ts'

const { tryAddresses } = await import('./fields/tryAddresses.ts')
const { tryFields } = await import('./fields/tryFields.ts')

await campaign('hostileFields', async (seed, isSlice) => {
  const addresses = isSlice ? 500 : 10_000
  const { calls, defects, taken, slowest } = tryFields({ texts: isSlice ? 1_500 : 10_000, seed })
  const odd = await tryAddresses({ seed, addresses })
  const sum = [...taken.values()].reduce((total, count) => total + count, 0)
  const notes = `${taken.size} kinds, ${sum} taken, slowest ${slowest.toFixed(1)} ms; ${addresses} addresses`
  return { runs: calls + addresses, defects: [...defects, ...odd], notes }
})
