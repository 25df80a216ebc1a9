import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { ask, call, codeOf, halden, larkspur, made, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound, doJobs } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const detail = `query ($id: UUID!) { transactionById(id: $id) { id kind chainData accountByBrokerId { name }
  ledgerEntriesByTransactionId(orderBy: [AMOUNT_DESC]) { nodes { id amount createdOn holdingId
    accountByInvestorId { id } blockchainAddressByBlockchainAddressId { chain } token { status } } } } }`
const parties = `query ($id: UUID!) { allFullTransactions(filter: { id: { equalTo: $id } }, first: 1) {
  nodes { id fromNames toNames units } } }`
const newest = `{ allTransactions(first: 5, orderBy: [CREATED_ON_DESC]) { totalCount
  nodes { id createdOn ledgerEntriesByTransactionId { totalCount } } } }`

onEveryEngine('transactions', (database) => {
  const listed = async (actor = halden) =>
    (await ask<{ allTransactions: { totalCount: number; nodes: Row[] } }>(database, actor, newest))
      .allTransactions

  it('are shown with the broker who sanctioned them and their entries', async () => {
    const round = await aRound(database)
    const id = await aClosedDistribution(database, round, { amount: '40' })
    await call(database, halden, {
      name: 'makeTaRequestDistributionIssuances',
      input: { distributionIds: [id] },
      answer: 'clientMutationId',
    })
    await doJobs(database)
    const [latest] = (await listed()).nodes

    const { transactionById } = await ask(database, halden, detail, { id: latest?.id })

    const [day] = await database.rows<{ today: string }>('select app_private.today()::text as today')
    expect(latest?.ledgerEntriesByTransactionId).toEqual({ totalCount: 2 })
    expect(transactionById).toMatchObject({
      kind: 'issuance',
      chainData: { paid_on: day?.today },
      accountByBrokerId: { name: 'Larkspur Securities LLC' },
    })
    expect((transactionById?.ledgerEntriesByTransactionId as { nodes: Row[] }).nodes).toMatchObject([
      {
        amount: '40.000000000000000000',
        blockchainAddressByBlockchainAddressId: { chain: 'capstan-hawknet' },
        token: { status: 'system_only' },
      },
      { amount: '-40.000000000000000000', holdingId: null, accountByInvestorId: null, token: null },
    ])
    // proves CALL-062, ENTITY-042, ENTITY-043
    expect((await listed(larkspur)).nodes[0]?.id).toBe(latest?.id)
  })

  it('name who gave units and who received them: the issuer, where no investor held them', async () => {
    await aHolding(database, await aRound(database))
    const [latest] = (await listed()).nodes
    const [to] = await database.rows<{ name: string }>(
      `select accounts.name from app_public.ledger_entries
       join app_public.accounts on accounts.id = ledger_entries.investor_id where transaction_id = $1`,
      [latest?.id],
    )

    const { allFullTransactions } = await ask<{ allFullTransactions: { nodes: Row[] } }>(
      database,
      halden,
      parties,
      { id: latest?.id },
    )

    expect(allFullTransactions.nodes).toMatchObject([
      { fromNames: 'Halden Biologics, Inc.', toNames: to?.name },
    ])
    expect(to?.name).toBeTruthy()
  })

  it('have no broker when no broker is known to have sanctioned them', async () => {
    await aHolding(database, await aRound(database))
    const [latest] = (await listed()).nodes

    const { transactionById } = await ask(database, halden, detail, { id: latest?.id })

    // proves CALL-062
    expect(transactionById).toMatchObject({ accountByBrokerId: null })
  })

  it('are listed five at a time on a dashboard, newest first', async () => {
    const { nodes, totalCount } = await listed()

    const times = nodes.map(({ createdOn }) => createdOn)
    expect(times).toHaveLength(5)
    expect(times).toEqual([...times].sort().reverse())
    // proves CALL-026
    expect(totalCount).toBeGreaterThan(50)
  })

  it('show each holder their own side, and a stranger nothing', async () => {
    const round = await aRound(database)
    const { id } = await aHolding(database, round)
    const [entry] = await database.rows<{ transaction_id: string; investor_id: string }>(
      'select transaction_id, investor_id from app_public.ledger_entries where holding_id = $1',
      [id],
    )
    const [person] = await database.rows<{ user_id: string }>(
      'select user_id from app_public.users_accounts where account_id = $1',
      [entry?.investor_id],
    )
    const holder = { userId: person?.user_id ?? '', accountId: entry?.investor_id ?? '' }

    const own = await ask(database, holder, detail, { id: entry?.transaction_id })
    const foreign = await ask(database, larkspur, detail, { id: entry?.transaction_id })

    const entries = (own.transactionById?.ledgerEntriesByTransactionId as { nodes: Row[] }).nodes
    expect(entries.map(({ amount }) => amount)).toEqual(['100.000000000000000000'])
    expect(foreign).toEqual({ transactionById: null })
  })

  it('move units between holders; a transfer by an ATS is a trade', async () => {
    const round = await aRound(database)
    const seller = await aHolding(database, round, { amount: '100' })
    const buyer = await aHolding(database, round, { amount: '1' })
    const transfer = (input: Row) =>
      call(database, halden, {
        name: 'makeTransfer',
        input: { holdingId: seller.id, investorId: buyer.investorId, amount: '30.5', price: '12', ...input },
        answer: `transfer { id amount price
          transactionByTransactionId { kind ledgerEntriesByTransactionId { totalCount } } }`,
      })

    const booked = made(await transfer({}), 'transfer')

    expect(booked).toMatchObject({
      amount: '30.500000000000000000',
      price: '12.000000000000000000',
      transactionByTransactionId: { kind: 'transfer', ledgerEntriesByTransactionId: { totalCount: 2 } },
    })
    const held = await database.rows(
      `select trim_scale(sum(amount))::text as amount from app_public.holdings
       where investor_id = any($1) group by investor_id order by sum(amount)`,
      [[seller.investorId, buyer.investorId]],
    )
    expect(held).toEqual([{ amount: '31.5' }, { amount: '69.5' }])
    expect((await transfer({ amount: '69.500000000000000001' })).errors?.[0]?.extensions).toEqual({
      code: 'insufficient_units',
      details: { available: '69.5' },
    })
    for (const input of [
      { amount: '0' },
      { amount: 'NaN' },
      { amount: '1.0000000000000000001' },
      { price: '-1' },
      { price: 'NaN' },
    ])
      expect(codeOf(await transfer(input))).toBe('invalid_input')
    expect(codeOf(await transfer({ investorId: seller.investorId }))).toBe('same_holder')
    expect(codeOf(await transfer({ investorId: randomUUID() }))).toBe('not_found')
    await database.rows('insert into app_public.trades (transfer_id, ats_id) values ($1, $2)', [
      booked.id,
      accountIds.northgate,
    ])
    const { allTrades } = await ask(
      database,
      halden,
      '{ allTrades { nodes { id transferByTransferId { id } } } }',
    )
    // proves ENTITY-013
    expect(allTrades).toMatchObject({ nodes: [{ transferByTransferId: { id: booked.id } }] })
  })
})
