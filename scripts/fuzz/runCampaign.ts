import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from '../root.ts'
import type { Campaign } from './campaigns.ts'

/** The result of one run of a campaign. */
export interface CampaignRun {
  seed: number
  runs: number
  defects: string[]
  notes: string
  /** It was stopped early; that is not a fault of its seed. */
  isOutOfTime?: true
}

export interface RunOptions {
  /** The seed to run on; a new one when not given. */
  seed: number | undefined
  isSlice: boolean
}

/** Runs a campaign in a separate process. One that ends without a report has failed. */
export async function runCampaign(
  { name, file }: Campaign,
  { seed, isSlice }: RunOptions,
): Promise<CampaignRun> {
  const startedAt = performance.now()
  const options = [...(isSlice ? ['--slice'] : []), ...(seed === undefined ? [] : ['--seed', String(seed)])]
  const child = spawn(process.execPath, [file, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A hang is a defect too, and CI must not wait for it.
    timeout: isSlice ? 600_000 : undefined,
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  process.stderr.write(stderr)
  const last = stdout.trim().split('\n').at(-1) ?? ''
  const isOutOfTime = child.signalCode === 'SIGTERM'
  const run = last.startsWith('{')
    ? (JSON.parse(last) as CampaignRun)
    : { ...withoutReport(stdout, stderr), ...(isOutOfTime && outOfTime) }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${name}: seed ${run.seed}, ${run.runs} runs, ${run.defects.length} defects, ${seconds} s ${run.notes}`,
  )
  return run
}

const outOfTime: Partial<CampaignRun> = { defects: ['took longer than ten minutes'], isOutOfTime: true }

/** Its first line names the seed. */
const withoutReport = (stdout: string, stderr: string): CampaignRun => ({
  seed: Number(/: seed (\d+)/.exec(stdout)?.[1] ?? 0),
  runs: 0,
  defects: [`ended without a report: ${/^\w*Error\b.*$/m.exec(stderr)?.[0] ?? 'it said nothing'}`],
  notes: '',
})
