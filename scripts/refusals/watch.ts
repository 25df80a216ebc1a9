// Before each test file: what is removed in which of its tests. After it: which refusals were reached in them, and how
// each test ended without what was removed in turn.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import type { Database } from '../../packages/sandbox/src/platform/db/openDb.ts'
import { planFile, reachedFile, seenFile, triedFile } from './files.ts'
import { inTurn, type PutBack } from './inTurn.ts'
import type { Tried } from './notes.ts'
import { everyTest, type Plan } from './Plan.ts'
import { fullName } from './fullName.ts'
import { removePolicy } from './removePolicy.ts'

type Run = () => Promise<unknown>

const file = path.relative(path.join(import.meta.dirname, '../..'), expect.getState().testPath ?? '')
const plans = (existsSync(planFile) ? JSON.parse(readFileSync(planFile, 'utf8')) : {}) as Plan
const plan = plans[file]
const seen = new Set<string>()
const noticed = new Set<string>()
const open = new Set<Database>()
let [current, removed] = ['', '']
let putBacks: Run[] = []
let isReached = false

function note(refusal: string): void {
  if (refusal === removed) isReached = true
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
      client.release()
      await tell(db)
      return db
    },
    async run(run: Run) {
      const wanted = wantedIn(current)
      if (typeof wanted !== 'object') return run()
      const waiting = wanted.filter((refusal) => !noticed.has(refusal))
      await inTurn(run, waiting, remove, (refusal, end) => {
        if (end === 'red') noticed.add(refusal)
        const tried: Tried = { refusal, file, test: current, end }
        appendFileSync(triedFile, `${JSON.stringify(tried)}\n`)
      })
    },
  },
})

const wantedIn = (test: string) => plan?.[test] ?? plan?.[everyTest]

/** Removes a refusal from every database there is; what it answers puts it back. */
async function remove(refusal: string): Promise<PutBack> {
  // Permissions and policies do not say that they are reached.
  ;[removed, isReached] = [refusal, /^(?:operation|policy): /.test(refusal)]
  for (const db of open) if (!db.pool.ended) await tell(db)
  return async () => {
    removed = ''
    const [before, ended] = [putBacks, [...open].filter(({ pool }) => pool.ended)]
    putBacks = []
    for (const db of ended) open.delete(db)
    for (const putBack of before) await putBack()
    for (const db of open) await tell(db)
    return isReached
  }
}

async function tell(db: Database): Promise<void> {
  await db.pool.query(`select set_config('refusals.removed', $1, false)`, [removed])
  if (!removed.startsWith('policy: ')) return
  const putBack = await removePolicy(db, removed)
  putBacks.push(async () => db.pool.ended || putBack())
}

beforeEach(async ({ task, skip }) => {
  current = fullName(task)
  if (!plan) return
  const wanted = wantedIn(current)
  if (wanted === undefined) return skip('It is not asked.')
  if (typeof wanted === 'string') await remove(wanted)
})

afterAll(() => {
  // Tells that the file was looked at, whatever it passes by.
  seen.add(JSON.stringify({ refusal: '', file, test: '' }))
  appendFileSync(plan ? reachedFile : seenFile, [...seen].map((line) => `${line}\n`).join(''))
})
