import type { HoldingRow } from '../../src/features/holdings/HoldingRow.ts'
import type { Random } from '../aRandom.ts'
import type { AskedPlatform } from '../askPlatform.ts'
import type { AskedList } from './AskedList.ts'

const { holdingColumns } = await import('../../src/features/holdings/holdingColumns.ts')

/** Signs that are sorted, folded and looked for in ways of their own. */
const signs = [...'aAbBzZ09 _%\\\'"*.-éÉßäÄıİσΣς', 'Ａ', '漢', '💶', '\u0301']
export const amounts = [
  ...['0', '1', '1.5', '2', '10', '10.000000000000000001', '10.000000000000000002'],
  ...['12345678901234567890.5', '0.1', '0.3', '1000000'],
]
const days = ['1979-12-31', '1980-01-01', '2000-02-29', '2026-02-16', '2026-02-17']

/** Holdings, which have a column of every kind but a set and a moment. */
export const holdingsList: AskedList<HoldingRow> = {
  name: 'allFullHoldings',
  columns: holdingColumns,
  cells:
    'investorAccountName investorAccountEmail securityName amount percentOfSecurity purchasePrice isTokenized term coupon totalValue issuedOn',
  totals: { totalUnits: 'amount', totalValue: 'totalValue' },
  prepare,
  write: fill,
}

/** Holdings change without the ledger here, and each reader of a holding sees its values. */
async function prepare(platform: AskedPlatform): Promise<void> {
  const others = ['accounts', 'securities', 'rounds', 'blockchain_addresses', 'tranche_bond_data']
  await bare(platform, others, ['holdings'])
}

/** Disables the triggers of tables, and lets every account read some of them. */
export async function bare(
  platform: AskedPlatform,
  read: readonly string[],
  written: readonly string[],
): Promise<void> {
  for (const table of read)
    await platform.sql(`alter table app_public.${table} disable row level security`, [])
  for (const table of [...read, ...written])
    await platform.sql(`alter table app_public.${table} disable trigger user`, [])
}

/** Other holdings of the one who asks, as their issuer: of other investors, in other securities and rounds. */
async function fill(platform: AskedPlatform, random: Random): Promise<void> {
  const { accountId: issuer_id } = platform
  const { sometimes, write } = writer(platform, random)

  await platform.sql('delete from app_public.holdings where issuer_id = $1', [issuer_id])
  const investors = await write('accounts', 30, () => ({
    type: 'investor',
    name: aText(random, 5),
    email: anEmail(random),
  }))
  const securities = await write('securities', 12, () => ({
    issuer_id,
    name: aText(random, 4),
    total: sometimes(amounts),
    unit_value: sometimes(amounts),
  }))
  const rounds = idsOf(await platform.sql('select id from app_public.rounds order by id limit 8', []))
  for (const id of rounds.slice(0, -2))
    await platform.sql(aTranche, [id, 1 + random.upTo(6), random.pick(amounts)])
  const addresses = idsOf(await platform.sql(someAddresses, [issuer_id]))
  await write('holdings', 120, () => ({
    security_id: random.pick(securities),
    round_id: sometimes(rounds),
    investor_id: random.pick(investors),
    issuer_id,
    amount: random.pick(amounts),
    purchase_price: sometimes(amounts),
    issued_on: random.pick(days),
    blockchain_address_id: sometimes(addresses),
  }))
}

/** Writes random rows into tables of the platform, and returns their ids. */
export function writer(platform: AskedPlatform, random: Random) {
  return {
    sometimes: <Value>(values: readonly Value[]) => (random.happens(0.7) ? random.pick(values) : null),
    async write(table: string, count: number, row: (at: number) => object): Promise<string[]> {
      const rows = Array.from({ length: count }, (_, at) => ({ id: anId(random), ...row(at) }))
      const columns = Object.keys(rows[0] ?? {})
        .map((name) => `"${name}"`)
        .join(', ')
      const filled = `select ${columns} from json_populate_recordset(null::app_public.${table}, $1)`
      await platform.sql(`insert into app_public.${table} (${columns}) ${filled}`, [JSON.stringify(rows)])
      return rows.map(({ id }) => id)
    },
  }
}

export function idsOf(rows: unknown): string[] {
  return (rows as { id: string }[]).map(({ id }) => id)
}

export function aText(random: Random, longest: number): string {
  return Array.from({ length: 1 + random.upTo(longest) }, () => random.pick(signs)).join('')
}

export function anEmail(random: Random): string | null {
  // A dot is neither first nor last, and never follows another one.
  const name = `${random.pick(['', 'a.', 'A_', 'b.B.'])}${random.pick([...'aAbB_'])}`
  return random.happens(0.7) ? `${name}@${random.pick(['a.co', 'B.example'])}` : null
}

function anId(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.pick([...'0123456789abcdef'])).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

const aTranche = `insert into app_public.tranche_bond_data (round_id, issuer_id, term, coupon)
  select id, issuer_id, $2, $3 from app_public.rounds where id = $1
  on conflict (round_id) do update set term = excluded.term, coupon = excluded.coupon`
const someAddresses = `insert into app_public.blockchain_addresses (account_id, chain) select $1, id from app_public.chains returning id`
