// F10: no day shifts, for a hundred thousand days in each of eight time zones, each in its own process.
// `node packages/sdk-core/fuzz/steadyDays.ts [--slice] [--seed N]`
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { campaign } from './campaign.ts'

const zones = [
  ...['UTC', 'America/Los_Angeles', 'America/Sao_Paulo', 'Europe/London'],
  ...['Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Kiritimati'],
]
const program = fileURLToPath(new URL('dates/inZone.ts', import.meta.url))

await campaign('steadyDays', async (seed, isSlice) => {
  const days = isSlice ? 2_000 : 100_000
  const defects = zones.flatMap((zone, at) => {
    const args = [program, String(seed + at), String(days)]
    const output = execFileSync(process.execPath, args, {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    return JSON.parse(output) as string[]
  })
  return { runs: days * zones.length, defects, notes: `${zones.length} zones` }
})
