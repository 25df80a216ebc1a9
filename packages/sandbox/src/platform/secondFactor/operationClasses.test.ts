import { buildSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { packageFile } from '../packageFiles.ts'
import { operationClasses, operationOf, routeOperations } from './operationClasses.ts'

const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
const ofClass = (wanted: string) =>
  Object.entries({ ...operationClasses, ...routeOperations })
    .filter(([, operation]) => operation.class === wanted)
    .map(([name]) => name)

describe('the classes of operations', () => {
  it('name every mutation of the schema once, each with a reason', () => {
    expect(mutations.filter((name) => !Object.hasOwn(operationClasses, name))).toEqual([])
    expect(Object.keys(operationClasses).filter((name) => !mutations.includes(name))).toEqual([])
    for (const { why } of Object.values(operationClasses)) expect(why).toMatch(/^[A-Z].{10,}\.$/)
  })

  it('are in the reference as they are here', () => {
    const page = readFileSync(packageFile('../../docs/reference/second-factor.md'), 'utf8')
    for (const [name, { class: kind, why }] of Object.entries({ ...operationClasses, ...routeOperations }))
      expect(page).toContain(`| \`${name}\` | ${kind} | ${why} |`)
  })
})

onEveryEngine('an operation of the class', (database) => {
  it('account is protected in the database, and no other operation is', async () => {
    const rows = await database.rows<{ operation: string }>(
      'select operation from app_private.protected_operations',
    )
    expect(rows.map(({ operation }) => operation).toSorted()).toEqual(
      ofClass('account').map(operationOf).toSorted(),
    )
  })

  it('account is asked for where it is done: by its function, or by the trigger of its table', async () => {
    const asked = await database.rows<{ operation: string }>(
      `select distinct match[1] as operation from pg_proc, regexp_matches(prosrc, 'require_(?:operation|second_factor)\\(''([a-z_]+)''', 'g') as match
       where pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
       union select split_part(encode(tgargs, 'escape'), '\\000', 1) from pg_trigger
       where tgfoid = 'app_private.check_operation'::regproc`,
    )
    const known = asked.map(({ operation }) => operation)
    expect(
      ofClass('account')
        .map(operationOf)
        .filter((operation) => !known.includes(operation)),
    ).toEqual([])
  })

  it('person asks for a confirmed session in its own function', async () => {
    const names = Object.entries(operationClasses)
      .filter(([, operation]) => operation.class === 'person')
      .map(([name]) => operationOf(name))
    const asking = await database.rows<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'app_public'::regnamespace
         and prosrc ~ '(confirm_person|confirm_ending)\\('`,
    )
    expect(asking.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })
})
