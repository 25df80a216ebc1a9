/** Has a policy, named as `policy: table.name`, hold for every row, whether it bounds reading or writing. */
export function withoutPolicy(refusal: string): string {
  const [, table, policy] = /^policy: (\w+)\.(\w+)$/.exec(refusal) ?? []
  return `do $do$
    declare
      found pg_policies;
    begin
      select * into strict found from pg_policies
      where schemaname = 'app_public' and tablename = '${table}' and policyname = '${policy}';
      execute format('alter policy %I on app_public.%I %s %s', found.policyname, found.tablename,
        case when found.qual is not null then 'using (true)' end,
        case when found.with_check is not null then 'with check (true)' end);
    end
  $do$`
}
