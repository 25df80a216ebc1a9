import type { PoolClient } from 'pg'
import { halden } from '../../src/testing/anIssuer.ts'
import type { TestRound } from '../../src/testing/aRound.ts'
import { Book } from './Book.ts'
import { unitsText, type Atoms, type WantedMove } from './randomLedger.ts'

/** What became of a ledger that was written. */
export interface WrittenLedger {
  days: number[]
  heldOn: (ago: number) => Map<string, Atoms>
  /** How many moves the platform and the model refused alike. */
  refused: number
  /** Where they did not agree. */
  wrong: string[]
}

/** Books moves one after the other, as the owner of the database, and what the model says of each beside it. */
export async function writeLedger(
  client: PoolClient,
  { round, moves }: { round: TestRound; moves: readonly WantedMove[] },
): Promise<WrittenLedger> {
  const book = new Book()
  const wrong: string[] = []
  let refused = 0
  await client.query('reset role')
  for (const move of moves) {
    // What comes from a holding that was refused comes from nowhere.
    if (move.kind === 'transfer' && !book.knows(move.from)) continue
    const isTaken = book.take(move)
    const code = await bookMove(client, round, move)
    if (!isTaken && code === 'insufficient_units') refused += 1
    else if (isTaken === (code !== undefined))
      wrong.push(`${move.kind} of ${unitsText(move.atoms)} was answered ${code ?? 'done'}`)
  }
  // What a commit would look at: entries of a transaction that sum to something else than 0 end here.
  await client.query('set constraints all immediate')
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
  await client.query('reset role')
  return days.map((day) => ({ day, rows: rows.filter((row) => row.day === day) }))
}

async function bookMove(client: PoolClient, round: TestRound, move: WantedMove): Promise<string | undefined> {
  await client.query('savepoint move')
  try {
    if (move.kind === 'issuance') await client.query(issue, [...keysOf(round), ...givenBy(move)])
    else {
      await client.query(open, [...keysOf(round), move.holding, move.holder, move.ago])
      await client.query(transfer, [...keysOf(round), halden.accountId, move.from, ...givenBy(move)])
    }
    await client.query('release savepoint move')
    return undefined
  } catch (error) {
    await client.query('rollback to savepoint move')
    const { detail } = error as { detail?: string }
    return detail?.startsWith('{') ? String((JSON.parse(detail) as { code: unknown }).code) : String(error)
  }
}

const keysOf = ({ securityId, id }: TestRound) => [securityId, id]
const givenBy = ({ holding, holder, atoms, ago }: WantedMove) => [holding, holder, unitsText(atoms), ago]

const issue = `
  insert into app_public.holdings (security_id, round_id, id, investor_id, amount, purchase_price, issued_on)
  values ($1, $2, $3, $4, $5, 10, app_private.today() - $6::int)`
const open = `
  insert into app_public.holdings (security_id, round_id, id, investor_id, amount, purchase_price, issued_on)
  values ($1, $2, $3, $4, 0, 10, app_private.today() - $5::int)`
const transfer = `
  with booked as (
    insert into app_public.transactions (kind, security_id, round_id, issuer_id, booked_on)
    values ('transfer', $1, $2, $3, app_private.today() - $8::int) returning id
  )
  insert into app_public.ledger_entries
    (transaction_id, security_id, round_id, issuer_id, investor_id, holding_id, amount, booked_on)
  select booked.id, $1, $2, $3, holdings.investor_id, holdings.id, moved.amount, app_private.today() - $8::int
  from booked, (values ($4::uuid, -$7::numeric), ($5::uuid, $7::numeric)) as moved (holding, amount)
  join app_public.holdings on holdings.id = moved.holding
  where $6::uuid is not null`
