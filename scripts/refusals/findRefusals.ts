import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '../../packages/sandbox/src/platform/db/openDb.ts'
import { foundFile } from './files.ts'
import { instrumentCode } from './instrumentCode.ts'
import { instrumentSql } from './instrumentSql.ts'
import { areaOf, type Refusal } from './Refusal.ts'

export const platform = 'packages/sandbox/src/platform/'
const migrations = 'packages/sandbox/migrations/'

/** Has every refusal of a migrated database ask first whether it stands, and says what there is. */
export async function findInDatabase({ pool }: Database): Promise<Refusal[]> {
  await pool.query(stands)
  const { rows } = await pool.query<{ schema: string; name: string; text: string }>(functions)
  const found: Refusal[] = []
  for (const { schema, name, text } of rows) {
    const { text: asking, sites } = instrumentSql(name, text)
    if (sites.length === 0) continue
    await pool.query(asking)
    for (const site of sites)
      found.push({ id: site.name, area: areaOf(name), place: placeOf(`${schema}.${name}`, site.said) })
  }
  return [...found, ...(await operations(pool)), ...(await policies(pool))]
}

/** All refusals, once the database was made. */
export const allRefusals = (): Refusal[] => [
  ...(JSON.parse(readFileSync(foundFile, 'utf8')) as Refusal[]),
  ...findInCode(),
]

/** The permission each operation asks for: who has none is let through. */
async function operations(pool: Database['pool']): Promise<Refusal[]> {
  const { rows } = await pool.query<{ operation: string }>(
    `select distinct operation from app_private.permissions where account_type <> 'any' order by 1`,
  )
  return rows.map(({ operation }) => ({
    id: `operation: ${operation}`,
    area: 'access',
    place: placeOf('app_private.require_operation', 'is_allowed(operation, member'),
  }))
}

/** Row-level security, policy by policy: what it lets through without is every row. */
async function policies(pool: Database['pool']): Promise<Refusal[]> {
  const { rows } = await pool.query<{ tablename: string; policyname: string }>(
    `select tablename, policyname from pg_policies where schemaname = 'app_public' and qual is distinct from 'true'
        order by 1, 2`,
  )
  return rows.map(({ tablename, policyname }) => ({
    id: `policy: ${tablename}.${policyname}`,
    area: 'access',
    place: placeOf(`app_public.${tablename}`, `create policy ${policyname} `),
  }))
}

/** The refusals of routes, hooks and the socket. */
function findInCode(): Refusal[] {
  const files = readdirSync(platform, { recursive: true, encoding: 'utf8' }).filter((file) => isRule(file))
  return files.sort().flatMap((file) => {
    const { sites } = instrumentCode(file, readFileSync(path.join(platform, file), 'utf8'))
    return sites.map(({ name, line, tests }) => ({
      id: name,
      area: areaOf(file),
      place: `${platform}${file}:${line}`,
      ...(tests && { tests }),
    }))
  })
}

/** Whether a module of the platform is looked into. */
export const isRule = (file: string) =>
  /^(auth|http|embed|live|files|allocations|reports|graphql\/mutations|audit|imports)\//.test(file) &&
  /(?<!\.test|listen|Deadlock|cspReports)\.ts$/.test(file)

/** The last migration that defines the function and says the text. */
function placeOf(name: string, said: string): string {
  const first = (said.split('\n')[0] ?? '').trim()
  for (const file of readdirSync(migrations).sort().reverse()) {
    const text = readFileSync(migrations + file, 'utf8')
    const start = text.search(new RegExp(`${name.replace('.', '\\.')}\\b`))
    const at = start < 0 ? -1 : text.indexOf(first)
    if (at >= 0) return `${migrations}${file}:${text.slice(0, at).split('\n').length}`
  }
  return migrations
}

const functions = `
  select nspname as schema, proname as name, pg_get_functiondef(pg_proc.oid) as text
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    join pg_language on pg_language.oid = prolang
   where nspname in ('app_public', 'app_private') and lanname = 'plpgsql' and prosrc ~ 'app_private\\.refuse|raise exception'
     and proname not in ('refuse')
   order by 1, 2, pg_get_function_identity_arguments(pg_proc.oid)`

/** Says that a refusal is reached, which no rollback takes back, and answers whether it still stands. */
const stands = `
  create function app_private.stands(refusal text) returns boolean
  language plpgsql volatile set search_path = pg_catalog
  as $$
  begin
    raise notice using message = 'refusal reached', detail = refusal;
    return current_setting('refusals.removed', true) is distinct from refusal;
  end
  $$;
  grant execute on function app_private.stands to app_user;
  create or replace function app_private.is_allowed(operation text, account_type text, role text) returns boolean
  language sql stable security definer set search_path = pg_catalog
  as $$
    select account_type <> 'any' and current_setting('refusals.removed', true) = 'operation: ' || operation or exists (
      select from app_private.permissions
      where permissions.operation = is_allowed.operation
        and permissions.account_type = is_allowed.account_type and permissions.role = is_allowed.role
    )
  $$`
