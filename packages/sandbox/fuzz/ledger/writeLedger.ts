import type { PoolClient } from 'pg'
import { halden } from '../../src/testing/accounts/anIssuer.ts'
import type { TestRound } from '../../src/testing/investments/aRound.ts'
import { Book } from './Book.ts'
import { unitsText, type Atoms, type WantedMove } from './randomLedger.ts'

/** The result of writing a ledger. */
export interface WrittenLedger {
  days: number[]
  heldOn: (ago: number) => Map<string, Atoms>
  /** How many moves the platform and the model refused alike. */
  refused: number
  /** The differences. */
  wrong: string[]
}

/** Books moves one after the other, as the owner of the database, and what the model says of each beside it. */
export async function writeLedger(
  client: PoolClient,
  { round, moves }: { round: TestRound; moves: readonly WantedMove[] },
): Promise<WrittenLedger> {
  const book = new Book()
  // What comes from a holding that was refused comes from nowhere, and is not tried.
  const tried = moves.flatMap((move) =>
    move.kind === 'issuance' || book.knows(move.from) ? { move, isTaken: book.take(move) } : [],
  )
  const codes = await bookMoves(client, round, tried)
  const wrong = tried.flatMap(({ move, isTaken }, at) =>
    codes[at] === (isTaken ? 'done' : 'insufficient_units')
      ? []
      : `${move.kind} of ${unitsText(move.atoms)} was answered ${codes[at]}`,
  )
  const refused = tried.filter(({ isTaken }) => !isTaken).length
  return { days: book.days(), heldOn: (ago) => book.heldOn(ago), refused, wrong }
}

/** The cap table of a round at the end of days, by how many days ago they were, as its issuer is answered. */
export async function shownOn(
  client: PoolClient,
  { roundId, days }: { roundId: string; days: readonly number[] },
): Promise<{ day: number; rows: { holder: string; units: string; percent: string }[] }[]> {
  await client.query('set local role app_user')
  const { rows } = await client.query<{ day: number; holder: string; units: string; percent: string }>(
    `select ago as day, investor_id as holder, units::text, percent::text
     from unnest($2::int[]) as ago cross join lateral app_public.cap_table(app_private.today() - ago, $1)`,
    [roundId, days],
  )
  return days.map((day) => ({ day, rows: rows.filter((row) => row.day === day) }))
}

async function bookMoves(
  client: PoolClient,
  { id, securityId }: TestRound,
  tried: readonly { move: WantedMove }[],
): Promise<string[]> {
  await client.query(`reset role; ${bookAll}`)
  const wanted = tried.map(({ move: { atoms, ...move } }) => ({ ...move, units: unitsText(atoms) }))
  const { rows } = await client.query<{ codes: string[] }>(
    'select pg_temp.book_all($1, $2, $3, $4) as codes',
    [securityId, id, halden.accountId, JSON.stringify(wanted)],
  )
  return rows[0]?.codes ?? []
}

/** Each move by itself, its checks at once: what is refused leaves nothing behind, and says why. */
const bookAll = `
create function pg_temp.book_all(security uuid, round uuid, issuer uuid, wanted jsonb) returns text[]
language plpgsql volatile as $$
declare
  move record;
  booked uuid;
  detail text;
  codes text[] := '{}';
begin
  for move in
    select listed.* from jsonb_array_elements(wanted) with ordinality as element (value, nr)
    cross join lateral jsonb_to_record(value)
      as listed (kind text, "from" uuid, holding uuid, holder uuid, units numeric, ago int)
    order by nr
  loop
    begin
      insert into app_public.holdings (security_id, round_id, id, investor_id, amount, purchase_price, issued_on)
      values (security, round, move.holding, move.holder, case when move.kind = 'issuance' then move.units else 0 end,
        10, app_private.today() - move.ago);
      if move.kind = 'transfer' then
        insert into app_public.transactions (kind, security_id, round_id, issuer_id, booked_on)
        values ('transfer', security, round, issuer, app_private.today() - move.ago) returning id into booked;
        insert into app_public.ledger_entries
          (transaction_id, security_id, round_id, issuer_id, investor_id, holding_id, amount, booked_on)
        select booked, security, round, issuer, holdings.investor_id, holdings.id, moved.amount,
          app_private.today() - move.ago
        from (values (move."from", - move.units), (move.holding, move.units)) as moved (holding, amount)
        join app_public.holdings on holdings.id = moved.holding;
      end if;
      -- What a commit would look at: entries of a transaction sum to 0.
      set constraints all immediate;
      codes := codes || 'done'::text;
    exception when others then
      get stacked diagnostics detail = pg_exception_detail;
      codes := codes || coalesce(case when detail like '{%' then detail::jsonb ->> 'code' end, sqlerrm);
    end;
  end loop;
  return codes;
end
$$`
