import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleRecords } from '../../testing/database/exampleRecords.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { asAccount } from '../graphql/asAccount.ts'
import type { RequestContext } from '../http/requestContext.ts'
import { findRows } from './updates/findRows.ts'
import { linkSources } from './updates/linkSources.ts'
import { liveTables } from './liveTables.ts'
import { readRowDependencies } from './updates/rowDependencies.ts'
import type { Database } from '../db/Database.ts'

/** The ids of the rows of each live table, by the account or person that is notified of them. */
async function notifiedRows(db: Database): Promise<Map<string, Map<string, Set<string>>>> {
  const notified = new Map<string, Map<string, Set<string>>>()
  for (const [table, { owners, links }] of await liveTables(db)) {
    const pairs = [
      ...owners.map((column) => `select "${column}" as viewer, id from app_public."${table}"`),
      ...links.flatMap(({ source, column }) => {
        const link = linkSources[source]
        return link
          ? `select link.${link.viewer}, rows.id from app_public."${table}" as rows join ${link.table} as link on link.${link.seen} = rows."${column}"`
          : []
      }),
    ]
    if (pairs.length === 0) continue
    const { rows } = await db.pool.query<{ viewer: string; id: string }>(pairs.join(' union '))
    const byViewer = new Map<string, Set<string>>()
    for (const { viewer, id } of rows) byViewer.set(viewer, (byViewer.get(viewer) ?? new Set()).add(id))
    notified.set(table, byViewer)
  }
  return notified
}

const known = new URL('../../../../sdk-core/src/client/records/PlatformTable.generated.ts', import.meta.url)

onEveryEngine(
  'liveTables',
  (database) => {
    it('are those that are made live, the newest among them', async () => {
      const tables = await liveTables(database.db)
      expect([...tables.keys()]).toEqual(
        expect.arrayContaining(['accounts', 'example_records', 'distributions', 'steps', 'users_accounts']),
      )
      expect(tables.has('countries')).toBe(false)
    })

    it('are all tables of which an account sees some rows, except the audit and tables that are sent with their document, file or endpoint', async () => {
      const tables = await liveTables(database.db)
      const others = await database.rows<{ name: string }>(
        `select distinct tablename as name from pg_policies
         where schemaname = 'app_public' and cmd = 'SELECT' and qual <> 'true' order by 1`,
      )

      expect(others.map(({ name }) => name).filter((name) => !tables.has(name))).toEqual([
        'bulk_operation_rows',
        'changes',
        'document_sharings',
        'import_rows',
        'operations',
        'webhook_attempts',
        'webhook_events',
        'webhook_secrets',
      ])
    })

    it('send each row to the accounts and persons that may read it, and to no others', async () => {
      const notified = await notifiedRows(database.db)
      const people = await database.rows<
        Pick<RequestContext, 'userId' | 'accountId' | 'role' | 'accountType'>
      >(
        `select user_id as "userId", account_id as "accountId", role, type as "accountType"
         from app_public.users_accounts join app_public.accounts on accounts.id = account_id`,
      )
      const differences: string[] = []
      for (const person of people) {
        const context = { ...person, requestId: randomUUID(), sessionKind: 'cookie' as const }
        await asAccount(database.db, context, async (client) => {
          for (const [table, byViewer] of notified) {
            const { rows } = await client.query<{ id: string }>(`select id from app_public."${table}"`)
            const readable = rows.map(({ id }) => id)
            const notified = [person.userId, person.accountId].flatMap((viewer) => [
              ...(byViewer.get(viewer ?? '') ?? []),
            ])
            if (JSON.stringify([...new Set(notified)].sort()) !== JSON.stringify(readable.sort()))
              differences.push(`${person.accountType} ${person.accountId} ${table}`)
          }
        })
      }

      expect(people.length).toBeGreaterThan(40)
      expect(notified.size).toBeGreaterThan(60)
      expect(differences).toEqual([])
    })

    it('name the columns and links by which a row is seen', async () => {
      const tables = await liveTables(database.db)

      expect(tables.get('customers')?.entries).toEqual(['account_id'])
      expect(tables.get('tokens')).toMatchObject({
        owners: ['issuer_id'],
        links: [
          { source: 'visible_rows.row_id', column: 'id' },
          { source: 'visible_rows.row_id', column: 'round_id' },
        ],
      })
      expect(tables.get('accounts')?.entries).toEqual([
        'id',
        'users_accounts.account_id:id',
        'visible_rows.row_id:id',
      ])
      for (const { links } of tables.values())
        expect(Object.keys(linkSources)).toEqual(expect.arrayContaining(links.map(({ source }) => source)))
    })

    it('depend on columns there are, and their rows can be found', async () => {
      const tables = await liveTables(database.db)
      const dependencies = await readRowDependencies(database.db)
      const missing = await database.rows(
        `select dependency, name from app_private.row_dependencies, unnest(columns || key) as name where not exists (
           select from pg_attribute where attname = name and not attisdropped and attrelid = (
             select min(oid) from pg_class where relname = changed and relkind = 'r'
               and relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)))`,
      )
      expect(missing).toEqual([])
      expect(dependencies.size).toBeGreaterThan(25)
      for (const dependency of dependencies.values()) {
        expect(tables.has(dependency.dependent)).toBe(true)
        const lead = { dependency, keys: [randomUUID()] }
        expect(await findRows(database.db, [lead], { tables, viewers: [randomUUID()] })).toEqual({
          rows: [],
          many: [],
        })
      }
    })

    it('have only generated trigger functions: an existing name is refused', async () => {
      const made = database.db.pool.query(`
        create function app_private.notify_moorings() returns trigger
        language plpgsql volatile as $$ begin return null; end $$;
        create table app_public.moorings (
          id uuid primary key default gen_random_uuid(), issuer_id uuid not null, version bigint not null default 1
        );
        select app_private.make_live('app_public.moorings', 'issuer_id');
        select app_private.install_live_triggers()`)

      await expect(made).rejects.toThrow('app_private.notify_moorings() exists already')
    })

    it('are those the SDK knows from the schema, and the one of this test', async () => {
      const tables = await liveTables(database.db)
      const names = readFileSync(known, 'utf8').match(/(?<=\| ')\w+/g) ?? []

      expect([...tables.keys()].sort()).toEqual([...names, 'example_records'].sort())
    })
  },
  { prepare: exampleRecords },
)
