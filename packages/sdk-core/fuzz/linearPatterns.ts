// F11: the patterns of authors answer in time and as JavaScript does; every regular expression of the core, 100,000
// characters made to hold it up, within 10 ms. `node packages/sdk-core/fuzz/linearPatterns.ts [--slice] [--seed N]`
import { campaign } from './campaign.ts'
import './fromSource.ts'

const { tryExpressions } = await import('./fields/tryExpressions.ts')
const { tryPatterns } = await import('./fields/tryPatterns.ts')

await campaign('linearPatterns', async (seed, isSlice) => {
  const authors = tryPatterns({ seed, patterns: isSlice ? 5_000 : 100_000 })
  const own = tryExpressions()
  const notes = `${authors.native} native, ${authors.own} on our engine, slowest ${authors.slowest.toFixed(1)} ms; own expressions ${own.slowest.toFixed(1)} ms`
  return { runs: authors.runs + own.runs, defects: [...authors.defects, ...own.defects], notes }
})
