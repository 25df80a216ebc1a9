import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { ask, cinder, halden, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound, type TestRound } from '../../testing/investments/aRound.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('the Stakeholder Ledger', (database) => {
  const ledger = async ({ id }: TestRound, wanted: Row = {}, actor: Actor = halden) => {
    const { found, statuses } = await ask<{ found: Ledger; statuses: { nodes: Row[] } }>(
      database,
      actor,
      `query ($id: UUID!, $filter: LedgerStakeholderFilter!, $orderBy: [LedgerStakeholdersOrderBy!], $first: Int) {
        found: allLedgerStakeholders(filter: { and: [{ roundId: { equalTo: $id } }, $filter] }, orderBy: $orderBy, first: $first) {
          totalCount totals { units } nodes { id kind name shownName address chain chainKind units status holdingId block } }
        statuses: ledgerStatuses(roundId: $id) { nodes { status units } } }`,
      { id, filter: {}, orderBy: ['UNITS_DESC', 'ID_ASC'], ...wanted },
    )
    return { ...found, statuses: statuses.nodes }
  }
  /** Units at an address of a chain; the address, the entry, the account it is of. */
  const onChain = async (round: TestRound, chain: string, amount: string) => {
    const [entry, at] = [randomUUID(), randomUUID()]
    const { accountId } = await anInvestor(database)
    await database.rows(
      `insert into app_public.blockchain_addresses (id, account_id, chain, address) values ($1, $2, $3, $4)`,
      [at, accountId, chain, `address of ${entry}`],
    )
    await database.rows(
      `insert into app_public.cap_table_entries (id, token_id, blockchain_address_id, amount) values ($1, $2, $3, $4)`,
      [entry, round.tokenId, at, amount],
    )
    return { entry, at, accountId }
  }
  /** Moves a holding of an account to an address. */
  const holdThere = async (round: TestRound, { at, accountId }: Place, amount: string) => {
    const { id } = await aHolding(database, round, { investorId: accountId, amount })
    await database.rows('update app_public.holdings set blockchain_address_id = $1 where id = $2', [at, id])
    return id
  }

  it('has holdings, addresses of chains and investments, each with its status, the most first', async () => {
    const round = await aRound(database)
    const held = await aHolding(database, round, { amount: '80' })
    const publicly = await onChain(round, 'tezos-mainnet', '48.5')
    const privately = await onChain(round, 'ethereum-capstan', '12')
    const bought = await aClosedDistribution(database, round, { amount: '9' })

    const { nodes, totalCount, totals, statuses } = await ledger(round)

    // proves TOKEN-022
    expect(
      nodes.map(({ id, kind, chain, chainKind, units, status }) => [
        ...[id, kind, chain, chainKind, Number(units), status],
      ]),
    ).toEqual([
      [held.id, 'holding', 'capstan-hawknet', 'native', 80, 'issued'],
      [publicly.entry, 'chain', 'tezos-mainnet', 'public', 48.5, 'tezos-mainnet'],
      [privately.entry, 'chain', 'ethereum-capstan', 'private', 12, 'issued'],
      [bought, 'distribution', null, null, 9, 'not_issued'],
    ])
    // 80 + 48.5 + 12 + 9; issued: 80 + 12.
    expect([totalCount, Number(totals.units)]).toEqual([4, 149.5])
    // proves TOKEN-007, TOKEN-023, TOKEN-024
    expect(
      Object.fromEntries(statuses.map(({ status, units }) => [status as string, Number(units)])),
    ).toEqual({ issued: 92, 'tezos-mainnet': 48.5, not_issued: 9 })
  })

  it('is searched by name or address and narrowed by status, and comes by pages', async () => {
    const round = await aRound(database)
    await aHolding(database, round, { amount: '80' })
    const { entry } = await onChain(round, 'tezos-mainnet', '48')
    const called = await onChain(round, 'tezos-mainnet', '7')
    await holdThere(round, called, '7')
    await database.rows(`update app_public.accounts set name = 'Quendle' where id = $1`, [called.accountId])

    const named = await ledger(round, { filter: { shownName: { includesInsensitive: 'quend' } } })
    const addressed = await ledger(round, { filter: { shownName: { includesInsensitive: entry } } })
    const there = await ledger(round, { filter: { status: { in: ['tezos-mainnet'] } }, first: 1 })

    expect(named.nodes).toMatchObject([{ id: called.entry, name: 'Quendle' }])
    expect(addressed.nodes).toMatchObject([{ id: entry, name: null }])
    expect(there).toMatchObject({ totalCount: 2, nodes: [{ id: entry }] })
    // proves TOKEN-008, TOKEN-010
    expect(Number(there.totals.units)).toBe(55)
  })

  it('has units once: on the product’s own ledger as a holding, on a chain under the address', async () => {
    const round = await aRound(database)
    const place = await onChain(round, 'tezos-mainnet', '48')
    const there = await holdThere(round, place, '48')
    const own = await onChain(round, 'capstan-hawknet', '5')
    const here = await holdThere(round, own, '5')

    const { nodes } = await ledger(round)

    // proves ROUND-035
    expect(nodes.map(({ id, holdingId }) => [id, holdingId])).toEqual([
      [place.entry, there],
      [here, here],
    ])
  })

  it('leads to no holding where an address has the units of several', async () => {
    const round = await aRound(database)
    const place = await onChain(round, 'tezos-mainnet', '48')
    await holdThere(round, place, '40')
    await holdThere(round, place, '8')

    expect((await ledger(round)).nodes).toMatchObject([{ id: place.entry, holdingId: null }])
  })

  it('leaves out investments of an allocation, and locked or deleted ones', async () => {
    const round = await aRound(database)
    const { at, accountId } = await onChain(round, 'tezos-mainnet', '48')
    await database.rows(
      `insert into app_public.allocations (round_id, owner_id, name, status, blockchain_address_id)
       values ($1, $2, 'Unsold', 'active', $3)`,
      [round.id, accountId, at],
    )
    const [locked, deleted] = [
      await aClosedDistribution(database, round),
      await aClosedDistribution(database, round),
    ]
    await database.rows('update app_public.distributions set locked = true where id = $1', [locked])
    await database.rows(`update app_public.distributions set status = 'deleted' where id = $1`, [deleted])

    // proves ROUND-034
    expect(await ledger(round)).toMatchObject({ totalCount: 0, nodes: [], statuses: [] })
  })

  it('is another issuer’s not to see', async () => {
    const round = await aRound(database)
    await aHolding(database, round, { amount: '80' })
    await onChain(round, 'tezos-mainnet', '48')
    await aClosedDistribution(database, round)

    expect(await ledger(round, {}, cinder)).toMatchObject({ totalCount: 0, nodes: [], statuses: [] })
  })
})

interface Ledger {
  totalCount: number
  totals: { units: string }
  nodes: Row[]
}

interface Place {
  at: string
  accountId: string
}
