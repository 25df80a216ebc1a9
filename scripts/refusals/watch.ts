// Before each test file: what is removed in it, and which of its tests run.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import type { Database } from '../../packages/sandbox/src/platform/db/openDb.ts'
import { planFile, seenFile } from './files.ts'
import type { Plan } from './Plan.ts'
import { removal } from './removal.ts'

const root = path.join(import.meta.dirname, '../..')
const file = path.relative(root, expect.getState().testPath ?? '')
const plan = (existsSync(planFile) ? JSON.parse(readFileSync(planFile, 'utf8')) : {}) as Plan
const { removed, tests } = plan[file] ?? {}
const seen = new Set<string>()
let [hasFailed, current] = [false, '']

function note(refusal: string): void {
  seen.add(JSON.stringify({ refusal, file, test: current }))
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
      db.pool.on('connect', listen)
      const client = await db.pool.connect()
      listen(client)
      for (const sql of removal(removed)) await client.query(sql)
      client.release()
      return db
    },
  },
})

interface Noticing {
  listeners(event: 'notice'): unknown[]
  on(event: 'notice', hear: typeof hear): unknown
}

function listen(client: object): void {
  const noticing = client as Noticing
  if (!noticing.listeners('notice').includes(hear)) noticing.on('notice', hear)
}

function hear({ message, detail = '' }: { message?: string; detail?: string }): void {
  if (message === 'refusal reached') note(detail)
}

beforeEach(({ task, skip, onTestFailed }) => {
  current = fullName(task)
  if (hasFailed) skip('Something in this file has noticed already.')
  if (tests && !tests.includes(current)) skip('It is not asked.')
  onTestFailed(() => void (hasFailed = true))
})

interface Named {
  name: string
  suite?: Named
}

const fullName = ({ name, suite }: Named): string => (suite?.name ? `${fullName(suite)} > ${name}` : name)

afterAll(() => {
  if (!plan[file]) appendFileSync(seenFile, [...seen].map((line) => `${line}\n`).join(''))
})
