// L6, L7, L11: ten thousand random lives of the live layer beside a model of what it owes, and as many of pages that read
// before they follow.
// `node packages/sdk-core/fuzz/liveModel.ts [--slice] [--seed N]`
import './fromSource.ts'
import fc from 'fast-check'
import { campaign } from './campaign.ts'

const { commands, readings } = await import('./live/commands.ts')
const { runModel } = await import('./live/runModel.ts')

await campaign('liveModel', async (seed, isSlice) => {
  const numRuns = isSlice ? 700 : 10_000
  let runs = 0
  const defects: string[] = []
  for (const lives of [commands, readings]) {
    const property = fc.asyncProperty(lives, fc.nat(), async (life, faults) => {
      const broken = await runModel(life, faults)
      if (broken) throw new Error(broken)
    })
    const found = await fc.check(property, { seed, numRuns })
    runs += found.numRuns
    if (found.failed)
      defects.push(`${String(found.errorInstance)} after ${fc.stringify(found.counterexample)}`)
  }
  return { runs, defects }
})
