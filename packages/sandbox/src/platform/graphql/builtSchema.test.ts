import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrationsHash } from '../db/readMigrations.ts'
import { readBuiltSchema } from './builtSchema.ts'
import { plans } from './plans/plans.ts'
import { hasBuiltSchema, schemaSources, schemaStamp } from './schemaSources.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'capstan-schema-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function built(madeFrom: { migrations?: string; sources?: string }) {
  const made = { migrations: await migrationsHash(), sources: await schemaSources(), ...madeFrom }
  const file = pathToFileURL(path.join(folder, `${Object.values(made).join('-').slice(-80)}.mjs`))
  const program = `export const madeFrom = ${JSON.stringify(made)}; export const makeSchema = (given) => given`
  await writeFile(file, program)
  return readBuiltSchema(file)
}

it('is the result of the program when it was built from the same files', async () => {
  expect(await built({})).toBe(plans)
})

it('is none when it was made from other migrations, or by other code', async () => {
  expect(await built({ migrations: 'others' })).toBeUndefined()
  expect(await built({ sources: 'others' })).toBeUndefined()
})

it('is refused when a library no longer has a needed export', async () => {
  const file = pathToFileURL(path.join(folder, 'newer.mjs'))
  await writeFile(file, `throw new SyntaxError('no export of this name')`)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await readBuiltSchema(file)).toBeUndefined()
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it.runIf(process.env.CI)('is there for the platforms of these tests', async () => {
  expect((await readBuiltSchema())?.getQueryType()?.name).toBe('Query')
})

it('is built anew for a start when its sources changed, or when there is none', async () => {
  const file = pathToFileURL(path.join(folder, 'stamped.mjs'))
  expect(await hasBuiltSchema(file)).toBe(false)

  await writeFile(file, `${await schemaStamp()}\n`)
  expect(await hasBuiltSchema(file)).toBe(true)

  await writeFile(file, `${(await schemaStamp()).replace('"sources":"', '"sources":"0')}\n`)
  expect(await hasBuiltSchema(file)).toBe(false)
})

it('is none when it was not built', async () => {
  expect(await readBuiltSchema(pathToFileURL(path.join(folder, 'nothing.mjs')))).toBeUndefined()
})
