/** What takes a refusal out of a database, whose functions ask a setting. */
export function removal(refusal: string | undefined): string[] {
  if (refusal === undefined) return []
  const [, table, policy] = /^policy: (\w+)\.(\w+)$/.exec(refusal) ?? []
  if (table && policy) return [withoutPolicy(table, policy)]
  const name = `'${refusal.replaceAll("'", "''")}'`
  return [
    `do $do$ begin execute format('alter database %I set refusals.removed = %L', current_database(), ${name}); end $do$`,
    `select set_config('refusals.removed', ${name}, false)`,
  ]
}

/** The policy holds for every row: whatever it bounds, reading or writing. */
function withoutPolicy(table: string, policy: string): string {
  return `do $do$
    declare
      found pg_policies;
    begin
      select * into found from pg_policies where schemaname = 'app_public' and tablename = '${table}' and policyname = '${policy}';
      execute format('alter policy %I on app_public.%I %s %s', found.policyname, found.tablename,
        case when found.qual is not null then 'using (true)' end,
        case when found.with_check is not null then 'with check (true)' end);
    end
  $do$`
}
