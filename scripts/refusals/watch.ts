// Before each test file: what is removed in which of its tests. After it: which refusals were reached in them.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import type { Database } from '../../packages/sandbox/src/platform/db/openDb.ts'
import { planFile, reachedFile, seenFile } from './files.ts'
import { everyTest, type Plan } from './Plan.ts'
import { fullName } from './fullName.ts'
import { withoutPolicy } from './withoutPolicy.ts'

const file = path.relative(path.join(import.meta.dirname, '../..'), expect.getState().testPath ?? '')
const plans = (existsSync(planFile) ? JSON.parse(readFileSync(planFile, 'utf8')) : {}) as Plan
const plan = plans[file]
const always = plan?.[everyTest]
const seen = new Set<string>()
const open = new Set<Database>()
let [current, removed] = ['', always ?? '']

function note(refusal: string): void {
  if (!plan || refusal === removed) seen.add(JSON.stringify({ refusal, file, test: current }))
}

Object.assign(globalThis, {
  refusals: {
    holds(refusal: string, value: unknown) {
      if (value) note(refusal)
      return refusal === removed ? false : value
    },
    removes(refusal: string) {
      note(refusal)
      return refusal === removed
    },
    /** Tells a database what is removed, and hears which refusals it reaches. */
    async watch(db: Database): Promise<Database> {
      open.add(db)
      const client = await db.pool.connect()
      // PGlite is one session.
      client.on('notice', ({ message, detail = '' }) => message === 'refusal reached' && note(detail))
      if (always) await client.query(withoutPolicy(always))
      client.release()
      await tell(db)
      return db
    },
  },
})

const tell = ({ pool }: Database) => pool.query(`select set_config('refusals.removed', $1, false)`, [removed])

beforeEach(async ({ task, skip }) => {
  current = fullName(task)
  if (!plan || always !== undefined) return
  const wanted = plan[current]
  if (wanted === undefined) return skip('It is not asked.')
  removed = wanted
  for (const db of open) if (!db.pool.ended) await tell(db)
})

afterAll(() => {
  // Tells that the file was looked at, whatever it passes by.
  seen.add(JSON.stringify({ refusal: '', file, test: '' }))
  appendFileSync(plan ? reachedFile : seenFile, [...seen].map((line) => `${line}\n`).join(''))
})
