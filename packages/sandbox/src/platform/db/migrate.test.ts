import { afterEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { openDb, type Database } from './openDb.ts'
import { readMigrations } from './readMigrations.ts'

describe('migrate', () => {
  let database: Database | undefined
  afterEach(() => database?.close())

  it('applies every file once, in order, and refuses a history that another build wrote', async () => {
    const opened = await openDb()
    database = opened
    await migrate(opened)
    await migrate(opened)
    const { rows } = await opened.pool.query<{ name: string }>(
      'select name from public.migrations order by applied_on, name',
    )
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name))
    for (const change of [
      `update public.migrations set hash = 'x' where name like '0003%'`,
      `insert into public.migrations values ('9999-later.sql', 'y')`,
    ]) {
      await opened.pool.query(change)
      await expect(migrate(opened)).rejects.toThrow(
        /^The database was made by another build, .*; use a new data folder or database\.$/,
      )
    }
  }, 60_000)
})

describe('migrations', () => {
  it('have a number each', async () => {
    const numbers = (await readMigrations()).map(({ name }) => Number(name.slice(0, 4)))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('ask app_private.now(), never now()', async () => {
    for (const { name, sql } of await readMigrations()) {
      const calls =
        sql.replaceAll(/app_private\.now\(\)|--.*|comment on[^;]*;/g, '').match(/\bnow\(\)/g) ?? []
      expect([name, calls.length]).toEqual([name, name.startsWith('0001') ? 1 : 0])
    }
  })

  it('create each object once, in the file of its feature', async () => {
    for (const { name, sql } of await readMigrations()) {
      const statements = sql.replaceAll(/\/\*[^]*?\*\/|--.*|(\$\w*\$)[^]*?\1|E?'[^']*'/g, '')
      const again = statements.match(redefining) ?? []
      // What refers to a table that comes later, as a column or as a view, is the one thing that cannot stand in its own.
      expect([name, again.filter((each) => !/ references | view$/.test(each))]).toEqual([name, []])
    }
  })
})

const redefining =
  /\b(create or replace( view)?|drop \w+|alter column|alter (function|policy|type|view|trigger)|add column [^,;]*)/gi

describe('the migrations', () => {
  // A broker's people also act for the issuers it manages, in tables that are made later.
  const remade = ['0754-acting-for-managed.sql: create or replace view app_private.memberships']

  it('create nothing twice until 1.0: changes are made in place', async () => {
    const changing = /^(create or replace \S+ \S+|drop .*|.*\bdrop (?:column|constraint) .*)/gm
    const found = (await readMigrations()).flatMap(({ name, sql }) =>
      Array.from(sql.matchAll(changing), ([text]) => `${name}: ${text}`),
    )

    expect(found).toEqual(remade)
  })
})
