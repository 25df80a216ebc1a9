import { expect, it } from 'vitest'
import { ask, call, cinder, codeOf, halden, larkspur, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aRound, doJobs } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('issuance', (database) => {
  const request = (distributionIds: string[], actor = halden) =>
    call(database, actor, {
      name: 'makeTaRequestDistributionIssuances',
      input: { distributionIds },
      answer: 'distributions { id locked issuanceStatus issuanceNote version }',
    })
  const requested = async (ids: string[]) =>
    ((await request(ids)).data?.made as { distributions: Row[] } | null)?.distributions ?? []
  const distribution = async (id: string) =>
    (
      await ask(
        database,
        halden,
        'query ($id: UUID!) { distributionById(id: $id) { locked issuanceStatus issuanceNote version } }',
        { id },
      )
    ).distributionById

  it('locks the requested distributions, and the transfer agent’s approval makes holdings', async () => {
    const round = await aRound(database, { price: '12.5' })
    const id = await aClosedDistribution(database, round, { amount: '10.5' })

    const [asked] = await requested([id])
    expect(asked).toMatchObject({ id, locked: true, issuanceStatus: 'requested' })
    await doJobs(database)

    const after = await distribution(id)
    expect(after).toMatchObject({ locked: true, issuanceStatus: 'approved', issuanceNote: null })
    expect(Number(after?.version)).toBeGreaterThan(Number(asked?.version))
    const { allHoldings } = await ask<{ allHoldings: { nodes: Row[] } }>(
      database,
      halden,
      `query ($id: UUID!) { allHoldings(filter: { distributionId: { equalTo: $id } }) { nodes {
         amount purchasePrice issuedOn blockchainAddresses { nodes { chain status } }
         transactions: ledgerEntriesByHoldingId { nodes { amount transactionByTransactionId { kind } } } } } }`,
      { id },
    )
    const [day] = await database.rows<{ today: string }>('select app_private.today()::text as today')
    // proves CALL-046
    expect(allHoldings.nodes).toEqual([
      {
        amount: '10.500000000000000000',
        purchasePrice: '12.500000000000000000',
        issuedOn: day?.today,
        blockchainAddresses: { nodes: [{ chain: 'capstan-hawknet', status: 'active' }] },
        transactions: {
          nodes: [{ amount: '10.500000000000000000', transactionByTransactionId: { kind: 'issuance' } }],
        },
      },
    ])
  })

  it('is asked for once: an answer that came twice makes no second holding', async () => {
    const id = await aClosedDistribution(database, await aRound(database))
    await request([id, id])
    expect(codeOf(await request([id]))).toBe('already_requested')
    await doJobs(database)

    await database.rows('select app_private.answer_issuance($1)', [id])

    expect(codeOf(await request([id]))).toBe('already_requested')
    const held = await database.rows('select id from app_public.holdings where distribution_id = $1', [id])
    // proves CALL-046
    expect(held).toHaveLength(1)
  })

  it('is rejected with a reason for an unknown investor, and can be requested again', async () => {
    const id = await aClosedDistribution(database, await aRound(database), { setup: false })
    await request([id])
    await doJobs(database)

    expect(await distribution(id)).toMatchObject({
      locked: false,
      issuanceStatus: 'rejected',
      issuanceNote: 'The investor account has not been set up.',
    })
    await database.rows(
      `update app_public.accounts set setup = true
       where id = (select investor_id from app_public.distributions where id = $1)`,
      [id],
    )
    expect(await requested([id])).toMatchObject([{ issuanceStatus: 'requested', issuanceNote: null }])
    await doJobs(database)
    // proves CALL-046
    expect(await distribution(id)).toMatchObject({ issuanceStatus: 'approved' })
  })

  it('is rejected with a reason for a round that sells no security yet', async () => {
    const round = await aRound(database)
    const [bare] = await database.rows<{ id: string }>(
      `insert into app_public.rounds (asset_id, name, status, opens_on, closes_on, total, price)
       select asset_id, 'Bare', status, opens_on, closes_on, total, price from app_public.rounds where id = $1
       returning id`,
      [round.id],
    )
    const id = await aClosedDistribution(database, { ...round, id: bare?.id ?? '' })
    await request([id])
    await doJobs(database)

    // proves CALL-046
    expect(await distribution(id)).toMatchObject({
      issuanceStatus: 'rejected',
      issuanceNote: 'The round sells no security yet.',
    })
  })

  it('takes closed distributions with units only, all of them or none', async () => {
    const round = await aRound(database, { security: '25' })
    const [open, empty, good, more] = await Promise.all([
      aClosedDistribution(database, round),
      aClosedDistribution(database, round, { amount: '0' }),
      aClosedDistribution(database, round, { amount: '20' }),
      aClosedDistribution(database, round, { amount: '6' }),
    ])
    await database.rows(`update app_public.distributions set status = 'open' where id = $1`, [open])

    expect(codeOf(await request([good, open]))).toBe('not_issuable')
    expect(codeOf(await request([good, empty]))).toBe('not_issuable')
    const over = await request([good, more])
    expect(over.errors?.[0]?.extensions).toEqual({
      code: 'over_issued',
      details: { of: 'security', available: '25' },
    })
    expect(await distribution(good)).toMatchObject({ locked: false, issuanceStatus: null })
    // proves CALL-046
    expect(codeOf(await request([]))).toBe('not_found')
  })

  it('is not requested for what is in a stale allocation, until its status is changed', async () => {
    const round = await aRound(database)
    const [good, stale] = await Promise.all([
      aClosedDistribution(database, round),
      aClosedDistribution(database, round),
    ])
    const setStatus = (status: string) =>
      database.rows(
        `update app_public.allocations set status = $2
         where id = (select allocation_id from app_public.distributions where id = $1)`,
        [stale, status],
      )
    await setStatus('stale')

    expect(codeOf(await request([good, stale]))).toBe('allocation_stale')
    expect(await distribution(good)).toMatchObject({ locked: false, issuanceStatus: null })
    await setStatus('closed')
    // proves ALLOC-037
    expect(await requested([good, stale])).toHaveLength(2)
  })

  it('is the issuer’s own to ask for', async () => {
    const id = await aClosedDistribution(database, await aRound(database))

    expect(codeOf(await request([id], larkspur))).toBe('not_allowed')
    await database.rows(`update app_public.users_accounts set role = 'account_owner' where account_id = $1`, [
      cinder.accountId,
    ])
    // proves CALL-046
    expect(codeOf(await request([id], cinder))).toBe('not_found')
  })
})
