import type { PoolClient } from 'pg'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import { applySettings } from '../db/applySettings.ts'

/** A function that runs statements one by one and rolls each back: its result, or the code of its error. */
export const prober = `
  create function app_private.probe(statements text[]) returns text[]
  language plpgsql volatile set search_path = pg_catalog
  as $$
  declare
    statement text;
    outcome text;
    outcomes text[] := '{}';
  begin
    foreach statement in array statements loop
      begin
        execute statement into outcome;
        raise exception 'undone' using errcode = 'ZZZZZ';
      exception
        when sqlstate 'ZZZZZ' then null;
        when others then outcome := 'refused ' || sqlstate;
      end;
      outcomes := outcomes || coalesce(outcome, '');
    end loop;
    return outcomes;
  end
  $$;
  grant execute on function app_private.probe to app_user;
`

/** Runs statements as an actor, in the role of every request. */
export function probeAs(client: PoolClient, actor: Actor, statements: string[]): Promise<string[]> {
  return probe(client, actor, 'app_user', statements)
}

/** Runs statements for an actor with the rights of the database owner, who bypasses policies. */
export function probeAsOwner(client: PoolClient, actor: Actor, statements: string[]): Promise<string[]> {
  return probe(client, actor, 'none', statements)
}

async function probe(
  client: PoolClient,
  { userId, accountId }: Actor,
  role: string,
  statements: string[],
): Promise<string[]> {
  // A cookie session of a person: embed sessions do not see the person's own data.
  const who = { 'app.user_id': userId, 'app.account_id': accountId ?? '', 'app.session_kind': 'cookie' }
  await applySettings(client, { ...who, role })
  const { rows } = await client.query<{ outcomes: string[] }>('select app_private.probe($1) as outcomes', [
    statements,
  ])
  await applySettings(client, { role: 'none' })
  return rows[0]?.outcomes ?? []
}
