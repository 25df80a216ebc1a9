// For `pnpm mutation`: the campaigns that hold the cache to a full scan and to the platform, each in its slice and on one
// seed. What the fuzz of CI notices, a mutation run may notice too.
import { describe, expect, it, vi } from 'vitest'
import type { Findings } from './campaign.ts'

type Run = (seed: number, isSlice: boolean) => Promise<Findings>
const runs = vi.hoisted(() => new Map<string, Run>())
vi.mock('./campaign.ts', () => ({
  campaign: async (name: string, run: Run) => void runs.set(name, run),
}))

await import('./oneFlush.ts')
await import('./indexAgainstScan.ts')

describe('the campaign', () => {
  it.each([...runs])('%s finds nothing', async (_, run) => {
    expect((await run(20260310, true)).defects).toEqual([])
  })
})
