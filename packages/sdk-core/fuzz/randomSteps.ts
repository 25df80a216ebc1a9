// P2: 100,000 random events on processes of steps: no illegal state, every state reached.
// `node packages/sdk-core/fuzz/randomSteps.ts [--slice] [--seed N]`
import { campaign } from './campaign.ts'
import './fromSource.ts'

const { trySteps } = await import('./steps/trySteps.ts')

await campaign('randomSteps', async (seed, isSlice) => {
  const events = isSlice ? 20_000 : 100_000
  const { defects, reached } = trySteps({ seed, events })
  return { runs: events, defects, notes: `${reached} states reached` }
})
