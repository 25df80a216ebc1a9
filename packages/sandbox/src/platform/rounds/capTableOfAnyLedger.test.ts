import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mulberry32, wholeBetween } from '../../../seed/random.ts'
import { ask, halden, type Row } from '../../testing/accounts/anIssuer.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onOneEngine } from '../../testing/database/onEveryEngine.ts'

const ledgers = 15
const days = [null, 3, 7]

const tables = `query ($roundId: UUID!, $day: Date) {
  ofAsset: capTable(day: $day, first: 1000) { nodes { investorId assetId units percent status } }
  ofRound: capTable(day: $day, roundId: $roundId, first: 1000) { nodes { investorId assetId units percent status } }
  rounds: capTableRounds(day: $day, first: 1000) { nodes { roundId assetId units percent } } }`

type Tables = Record<'ofAsset' | 'ofRound' | 'rounds', { nodes: Row[] }>

onOneEngine('a cap table of any ledger', (database) => {
  const random = mulberry32(20261123)
  const whole = (least: number, most: number) => wholeBetween(random, least, most)
  /** Whole units, or some to the last place. */
  const someUnits = () =>
    whole(0, 1) ? `${whole(1, 900)}` : `${whole(0, 9)}.${String(whole(1, 999_999_999)).padStart(18, '0')}`

  /** Creates two rounds of one asset, with units that are issued and then transferred on any of ten days. */
  async function aLedger(holders: readonly string[]): Promise<TestRound[]> {
    const plenty = { total: '1000000', security: '1000000', authorized: '1000000' }
    const [first, second] = [await aRound(database, plenty), await aRound(database, plenty)]
    await database.rows('update app_public.rounds set asset_id = $1 where id = $2', [
      first.assetId,
      second.id,
    ])
    for (const round of [first, second]) {
      const issued = Array.from({ length: whole(1, 12) }, () => ({
        id: randomUUID(),
        investor: holders[whole(0, holders.length - 1)],
        units: someUnits(),
        ago: whole(0, 10),
      }))
      await database.rows(
        `insert into app_public.holdings (id, security_id, round_id, investor_id, amount, purchase_price, issued_on)
         select id, $1, $2, investor, units, 10, app_private.today() - ago
         from jsonb_to_recordset($3) as issued (id uuid, investor uuid, units numeric, ago int)`,
        [round.securityId, round.id, JSON.stringify(issued)],
      )
      const [from, to] = issued
      if (from && to)
        await database.rows(
          `with booked as (
             insert into app_public.transactions (kind, security_id, round_id, issuer_id, booked_on)
             values ('transfer', $1, $2, $3, app_private.today()) returning id, booked_on
           )
           insert into app_public.ledger_entries
             (transaction_id, security_id, round_id, issuer_id, holding_id, amount, booked_on)
           select booked.id, $1, $2, $3, holding, amount, app_private.today() - $6::int
           from booked, (values ($4::uuid, -$7::numeric), ($5::uuid, $7::numeric)) as entry (holding, amount)`,
          [
            round.securityId,
            round.id,
            halden.accountId,
            from.id,
            to.id,
            Math.min(from.ago, to.ago),
            whole(0, 1) ? from.units : '0.000000000000000001',
          ],
        )
    }
    return [first, second]
  }

  /** Returns the units of every holder by the ledger entries, without empty holdings. */
  const booked = (roundIds: readonly string[], daysAgo: number | null) =>
    database.rows<{ investor: string; round: string; units: string; day: string | null }>(
      `select holdings.investor_id as investor, holdings.round_id as round, trim_scale(sum(entries.amount))::text as units
       from app_public.ledger_entries as entries join app_public.holdings on holdings.id = entries.holding_id
       where holdings.round_id = any ($1) and entries.booked_on <= app_private.today() - coalesce($2::int, 0)
       group by 1, 2 having sum(entries.amount) > 0`,
      [roundIds, daysAgo],
    )

  it(`has the units of the ledger to the last place, and percentages that add to 100.00, in ${ledgers} random ledgers`, async () => {
    const holders = await Promise.all(
      Array.from({ length: 8 }, async () => (await anInvestor(database)).accountId),
    )
    const wrong: unknown[] = []
    let shown = 0
    for (let ledger = 0; ledger < ledgers; ledger++) {
      const [round, other] = await aLedger(holders)
      for (const daysAgo of days) {
        const [today] = await database.rows<{ day: string }>(
          'select (app_private.today() - $1::int)::text as day',
          [daysAgo ?? 0],
        )
        const day = daysAgo === null ? null : today?.day
        const answer = await ask<Tables>(database, halden, tables, { roundId: round?.id, day })
        const entries = await booked([round?.id ?? '', other?.id ?? ''], daysAgo)
        const ofThis = ({ nodes }: { nodes: Row[] }) => nodes.filter((row) => row.assetId === round?.assetId)
        const ofRound = entries.filter((entry) => entry.round === round?.id)
        const pairs: [Row[], Map<string, bigint>][] = [
          [ofThis(answer.ofAsset), sums(entries, 'investor')],
          [ofThis(answer.ofRound), sums(ofRound, 'investor')],
          [ofThis(answer.rounds), sums(entries, 'round')],
        ]
        for (const [rows, expected] of pairs) {
          shown += rows.length
          const percent = rows.reduce((sum, row) => sum + scaled(row.percent, 2), 0n)
          const units = new Map(
            rows.map((row) => [String(row.investorId ?? row.roundId), scaled(row.units, 18)]),
          )
          const isWhole = rows.length === 0 || percent === 10_000n
          if (!isWhole || !isSame(units, expected)) wrong.push({ ledger, daysAgo, percent, rows, expected })
        }
      }
    }

    expect(wrong).toEqual([])
    expect(shown).toBeGreaterThan(ledgers * 10)
  })
})

/** A decimal as a whole number of its last place. */
function scaled(text: unknown, places: number): bigint {
  const [units = '0', rest = ''] = String(text ?? '0').split('.')
  return BigInt(units + rest.padEnd(places, '0').slice(0, places))
}

function sums(
  entries: readonly { investor: string; round: string; units: string }[],
  by: 'investor' | 'round',
): Map<string, bigint> {
  const all = new Map<string, bigint>()
  for (const entry of entries) all.set(entry[by], (all.get(entry[by]) ?? 0n) + scaled(entry.units, 18))
  return all
}

const isSame = (a: Map<string, bigint>, b: Map<string, bigint>) =>
  a.size === b.size && [...a].every(([key, units]) => b.get(key) === units)
