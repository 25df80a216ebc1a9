import type { Pool } from 'pg'

/** The ledger of a round, and the figures that stand beside it. */
export interface Books {
  holdings: {
    id: string
    investor: string
    distribution: string | null
    amount: string
    booked: string
    least: string
  }[]
  /** Transfers, by the transaction each made. */
  transfers: { transaction: string; seller: string; buyer: string; amount: string; from: string }[]
  /** Transactions whose entries do not sum to zero. */
  unbalanced: string[]
  issued: string
  entries: number
}

/** Reads the books of a round as the owner of the database. */
export async function booksOf(pool: Pick<Pool, 'query'>, roundId: string): Promise<Books> {
  const [holdings, transfers, unbalanced, issued] = await Promise.all([
    pool.query<Books['holdings'][number]>(allHoldings, [roundId]),
    pool.query<Books['transfers'][number]>(allTransfers, [roundId]),
    pool.query<{ id: string }>(allUnbalanced, [roundId]),
    pool.query<{ issued: string; entries: number }>(allIssued, [roundId]),
  ])
  return {
    holdings: holdings.rows,
    transfers: transfers.rows,
    unbalanced: unbalanced.rows.map(({ id }) => id),
    issued: issued.rows[0]?.issued ?? '0',
    entries: issued.rows[0]?.entries ?? 0,
  }
}

const allHoldings = `
  select holdings.id, holdings.investor_id as investor, holdings.distribution_id as distribution, holdings.amount::text,
    coalesce(sum(entries.amount), 0)::text as booked,
    coalesce((select min(balance) from (
      select sum(amount) over (partition by holding_id order by booked_on) as balance
      from app_public.ledger_entries where holding_id = holdings.id
    ) as days), 0)::text as least
  from app_public.holdings left join app_public.ledger_entries as entries on entries.holding_id = holdings.id
  where holdings.round_id = $1 group by holdings.id`
const allTransfers = `
  select transfers.transaction_id as transaction, transfers.seller_id as seller, transfers.buyer_id as buyer, transfers.amount::text,
    (select holding_id from app_public.ledger_entries
      where transaction_id = transfers.transaction_id and amount < 0) as "from"
  from app_public.transfers join app_public.transactions on transactions.id = transfers.transaction_id
  where transactions.round_id = $1`
const allUnbalanced = `
  select transaction_id as id from app_public.ledger_entries where round_id = $1
  group by transaction_id having sum(amount) <> 0`
const allIssued = `
  select issued::text, (select count(*)::int from app_public.ledger_entries where round_id = $1) as entries
  from app_public.rounds where id = $1`
