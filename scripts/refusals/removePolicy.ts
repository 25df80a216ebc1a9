import type { Database } from '../../packages/sandbox/src/platform/db/openDb.ts'

interface Policy {
  using: string | null
  check: string | null
}

/** Has a policy, named as `policy: table.name`, hold for every row that is read or written; what it answers puts it back. */
export async function removePolicy({ pool }: Database, refusal: string): Promise<() => Promise<unknown>> {
  const [, table, policy] = /^policy: (\w+)\.(\w+)$/.exec(refusal) ?? []
  const { rows } = await pool.query<Policy>(
    `select qual as using, with_check as check from pg_policies
      where schemaname = 'app_public' and tablename = $1 and policyname = $2`,
    [table, policy],
  )
  const [found] = rows
  if (!found) throw new Error(`There is no ${refusal}.`)
  const alter = ({ using, check }: Policy) =>
    pool.query(`alter policy ${policy} on app_public.${table}
      ${using === null ? '' : `using (${using})`} ${check === null ? '' : `with check (${check})`}`)
  await alter({ using: found.using && 'true', check: found.check && 'true' })
  return () => alter(found)
}
