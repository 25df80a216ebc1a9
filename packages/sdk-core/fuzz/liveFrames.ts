// L8: ten thousand hostile frames: no exception, no question about what is not followed, and the socket stays up.
// `node packages/sdk-core/fuzz/liveFrames.ts [--slice] [--seed N]`
import './fromSource.ts'
import { campaign } from './campaign.ts'

const { runFrames } = await import('./live/runFrames.ts')

await campaign('liveFrames', async (seed, isSlice) => {
  const frames = isSlice ? 2_000 : 10_000
  return { runs: frames, defects: await runFrames({ frames, seed }) }
})
