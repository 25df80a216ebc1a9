import type { PoolClient } from 'pg'

/** One movement of units in a block. */
export interface BlockEntry {
  hash: string
  kind: string
  chain: string
  bookedOn: string
  symbol: string | null
  address: string | null
  amount: string
}

/** Returns the entries of a block of the private chain that the account may see, newest last. */
export async function blockTransactions(client: PoolClient, block: string): Promise<BlockEntry[]> {
  const { rows } = await client.query<BlockEntry>(
    `select chain_data ->> 'hash' as hash, transactions.kind, chain_data ->> 'chain' as chain,
            transactions.booked_on::text as "bookedOn", tokens.symbol, addresses.address,
            trim_scale(entries.amount)::text as amount
       from app_public.transactions
       join app_public.chains on chains.id = chain_data ->> 'chain' and chains.kind = 'private'
       join app_public.ledger_entries as entries on entries.transaction_id = transactions.id
       left join app_public.blockchain_addresses as addresses on addresses.id = entries.blockchain_address_id
       left join app_public.tokens on tokens.round_id = entries.round_id
      where chain_data ? 'block_number' and chain_data ->> 'block_number' = $1 and addresses.chain = chains.id
      order by transactions.created_on, transactions.id, entries.amount, entries.id
      limit 1000`,
    [block],
  )
  return rows
}
