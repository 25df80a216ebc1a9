import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { aClosedDistribution, aRound, doJobs } from '../../testing/investments/aRound.ts'
import {
  ask,
  call,
  codeOf,
  halden,
  haldenViewer,
  larkspur,
  made,
  type Row,
} from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const agent: Actor = { userId: userIds.agent, accountId: accountIds.brightwater }

onEveryEngine('issuance requests', (database) => {
  const choose = async (on = true, actor = halden) => {
    const [known] = await database.rows<{ id: string }>(
      'select id from app_public.vendor_agents where account_id = $1 and agent_id = $2',
      [accountIds.halden, accountIds.brightwater],
    )
    return call(database, actor, {
      name: 'chooseTransferAgent',
      input: { vendorAgentId: on ? known?.id : null },
      answer: 'vendorAgent { agentId decidesIssuances }',
    })
  }
  const request = (distributionIds: string[]) =>
    call(database, halden, {
      name: 'makeTaRequestDistributionIssuances',
      input: { distributionIds },
      answer: 'distributions { id issuanceStatus }',
    })
  const seen = async (actor: Actor, distributionId: string) =>
    (
      await ask<{ allIssuanceRequests: { nodes: Row[] } }>(
        database,
        actor,
        `query ($id: UUID!) { allIssuanceRequests(filter: { distributionId: { equalTo: $id } }) { nodes {
           id roundName units paid status note } } }`,
        { id: distributionId },
      )
    ).allIssuanceRequests.nodes
  const answer = (name: 'approve' | 'reject', input: Row, actor = agent) =>
    call(database, actor, {
      name: `${name}IssuanceRequest`,
      input,
      answer: 'issuanceRequest { id status note answeredOn }',
    })
  const pay = (id: string, amount: string) =>
    database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on, status)
       values ($1, $2, app_private.today(), 'complete')`,
      [id, amount],
    )
  const distribution = async (id: string) =>
    (
      await ask(
        database,
        halden,
        'query ($id: UUID!) { distributionById(id: $id) { locked issuanceStatus issuanceNote } }',
        { id },
      )
    ).distributionById
  /** A request that waits for the agent: 10 units at $12.50. */
  const waiting = async (options: { setup?: boolean } = {}) => {
    await choose()
    const round = await aRound(database, { price: '12.5' })
    const id = await aClosedDistribution(database, round, options)
    await request([id])
    return { id, roundId: round.id, requestId: (await seen(agent, id))[0]?.id }
  }

  it('wait for the agent that the issuer chose, and have the payment status without a price', async () => {
    expect(made(await choose(), 'vendorAgent')).toEqual({
      agentId: accountIds.brightwater,
      decidesIssuances: true,
    })
    const { id, roundId } = await waiting()
    await doJobs(database)

    expect(await distribution(id)).toMatchObject({ issuanceStatus: 'requested' })
    const row = { roundName: 'Round', units: '10.000000000000000000', status: 'requested', note: null }
    expect(await seen(agent, id)).toMatchObject([{ ...row, paid: 'short' }])
    await pay(id, '125')
    expect(await seen(agent, id)).toMatchObject([{ paid: 'in_full' }])
    await pay(id, '0.01')
    expect(await seen(agent, id)).toMatchObject([{ paid: 'over' }])
    expect(await seen(halden, id)).toMatchObject([{ paid: 'over' }])
    // proves DIST-007
    expect(await seen(larkspur, id)).toEqual([])
    const priced = await database.ask(
      agent,
      `query ($id: UUID!, $roundId: UUID!) { fullDistributionById(id: $id) { pricePaid }
         allDistributionPayments(filter: { distributionId: { equalTo: $id } }) { nodes { amount } }
         roundById(id: $roundId) { price } }`,
      { id, roundId },
    )
    expect(priced.data).toMatchObject({
      fullDistributionById: null,
      allDistributionPayments: { nodes: [] },
      roundById: null,
    })
  })

  it('become holdings with their ledger entries when they are approved, once', async () => {
    const { id, requestId } = await waiting()

    expect(codeOf(await answer('approve', { id: requestId }, halden))).toBe('not_allowed')
    expect(made(await answer('approve', { id: requestId }), 'issuanceRequest')).toMatchObject({
      status: 'approved',
      note: null,
    })
    expect(codeOf(await answer('approve', { id: requestId }))).toBe('request_answered')
    expect(codeOf(await answer('reject', { id: requestId, note: 'Too late' }))).toBe('request_answered')

    expect(await distribution(id)).toMatchObject({ locked: true, issuanceStatus: 'approved' })
    const [sums] = await database.rows<{ holdings: number; entries: number; sum: string }>(
      `select count(distinct holdings.id)::int as holdings, count(*)::int as entries,
         (select sum(amount) from app_public.ledger_entries as every where every.transaction_id = min(entries.transaction_id::text)::uuid) as sum
       from app_public.holdings join app_public.ledger_entries as entries on entries.holding_id = holdings.id
       where holdings.distribution_id = $1`,
      [id],
    )
    expect(sums).toMatchObject({ holdings: 1, entries: 1 })
    // proves CALL-046
    expect(Number(sums?.sum)).toBe(0)
  })

  it('are rejected with a reason that the vendor reads, and may be asked for again', async () => {
    const { id, requestId } = await waiting()

    expect(codeOf(await answer('reject', { id: requestId, note: '  ' }))).toBe('invalid_input')
    await answer('reject', { id: requestId, note: ' The name on the passport differs. ' })

    expect(await distribution(id)).toMatchObject({
      issuanceStatus: 'rejected',
      issuanceNote: 'The name on the passport differs.',
    })
    await request([id])
    expect((await seen(agent, id)).map(({ status }) => status).toSorted()).toEqual(['rejected', 'requested'])
  })

  it('can be corrected once they are rejected: by other units, or by opening the distribution again', async () => {
    const { id, requestId } = await waiting()
    const change = (patch: Row) =>
      call(database, larkspur, {
        name: 'updateDistributionById',
        input: { id, patch },
        answer: 'distribution { amount locked }',
      })
    const shown = async () =>
      (
        await ask(
          database,
          halden,
          'query ($id: UUID!) { fullDistributionById(id: $id) { shownStatus locked issuanceStatus } }',
          { id },
        )
      ).fullDistributionById
    expect(codeOf(await change({ amount: '8' }))).toBe('distribution_locked')
    await answer('reject', { id: requestId, note: 'The contract has 8 units.' })
    expect(await shown()).toEqual({ shownStatus: 'rejected', locked: false, issuanceStatus: 'rejected' })

    expect(codeOf(await change({ amount: '8' }))).toBeUndefined()
    await request([id])
    const [again] = (await seen(agent, id)).filter(({ status }) => status === 'requested')
    expect(again).toMatchObject({ units: '8.000000000000000000' })
    await answer('reject', { id: again?.id, note: 'The investor wants more.' })
    expect(codeOf(await change({ status: 'open' }))).toBeUndefined()

    expect(await shown()).toEqual({ shownStatus: 'open', locked: false, issuanceStatus: null })
    expect(await distribution(id)).toMatchObject({ issuanceNote: null })
  })

  it('are refused to be approved for an investor that is not set up, and stay as they were', async () => {
    const { id, requestId } = await waiting({ setup: false })

    expect(codeOf(await answer('approve', { id: requestId }))).toBe('investor_not_set_up')
    expect(await seen(agent, id)).toMatchObject([{ status: 'requested' }])
  })

  it('go back to the platform when no agent decides any more', async () => {
    const { id, requestId } = await waiting()
    await choose(false)
    await doJobs(database)

    expect(await distribution(id)).toMatchObject({ issuanceStatus: 'approved' })
    expect(codeOf(await answer('approve', { id: requestId }))).toBe('not_found')
    const alone = await aClosedDistribution(database, await aRound(database))
    await request([alone])
    await doJobs(database)
    expect(await distribution(alone)).toMatchObject({ issuanceStatus: 'approved' })
  })

  it('go to agents of the issuer alone, whose account is claimed', async () => {
    expect(codeOf(await choose(true, haldenViewer))).toBe('not_allowed')
    expect(
      codeOf(
        await call(database, halden, {
          name: 'chooseTransferAgent',
          input: { vendorAgentId: randomUUID() },
          answer: 'vendorAgent { id }',
        }),
      ),
    ).toBe('not_found')
    const added = await call(database, halden, {
      name: 'makeVendorAgent',
      input: { name: 'New Agency', email: `agency-${randomUUID()}@example.com` },
      answer: 'vendorAgent { id }',
    })
    expect(
      codeOf(
        await call(database, halden, {
          name: 'chooseTransferAgent',
          input: { vendorAgentId: made(added, 'vendorAgent').id },
          answer: 'vendorAgent { id }',
        }),
      ),
    ).toBe('agent_not_claimed')
  })
})
