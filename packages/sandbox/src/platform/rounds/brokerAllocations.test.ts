import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, roundIds } from '../../../seed/ids.ts'
import {
  ask,
  call,
  codeOf,
  halden,
  haldenViewer,
  larkspur,
  made,
  maren,
  meridian,
  type Row,
} from '../../testing/accounts/anIssuer.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { aRound } from '../../testing/investments/aRound.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('broker allocations', (database) => {
  const invite = (roundId: string, brokerId: string, actor = halden) =>
    call(database, actor, {
      name: 'createBrokerAllocation',
      input: { brokerAllocation: { roundId, brokerId } },
      answer: 'brokerAllocation { id roundId brokerId name managedUnits status version }',
    })
  const answer = (id: unknown, status: string, actor: Actor = meridian) =>
    call(database, actor, {
      name: 'updateBrokerAllocationById',
      input: { id, patch: { status } },
      answer: 'brokerAllocation { status }',
    })

  it('invite a broker to a round, who sees it from then on', async () => {
    const round = await aRound(database)
    const seen = () =>
      ask(database, meridian, 'query ($id: UUID!) { roundById(id: $id) { name assetByAssetId { name } } }', {
        id: round.id,
      })
    expect(await seen()).toEqual({ roundById: null })

    const sent = made(await invite(round.id, accountIds.meridian), 'brokerAllocation')

    expect(sent).toMatchObject({
      roundId: round.id,
      brokerId: accountIds.meridian,
      name: 'Round',
      managedUnits: null,
      status: 'sent',
    })
    // proves CALL-043, ENTITY-019
    expect(await seen()).toEqual({ roundById: { name: 'Round', assetByAssetId: { name: 'Asset' } } })
  })

  it('are sent once, to brokers, for the issuer’s own rounds', async () => {
    const round = await aRound(database)
    await invite(round.id, accountIds.meridian)

    expect(codeOf(await invite(round.id, accountIds.meridian))).toBe('already_invited')
    expect(codeOf(await invite(round.id, accountIds.maren))).toBe('not_a_broker')
    expect(codeOf(await invite(roundIds['senior-notes'], accountIds.meridian))).toBe('not_found')
    // proves CALL-043
    expect(codeOf(await invite(round.id, accountIds.larkspur, haldenViewer))).toBe('not_allowed')
  })

  it('ask a broker that has rejected again, who then has one invitation', async () => {
    const round = await aRound(database)
    const { id } = made(await invite(round.id, accountIds.meridian), 'brokerAllocation')
    made(await answer(id, 'rejected'), 'brokerAllocation')

    const again = made(await invite(round.id, accountIds.meridian), 'brokerAllocation')

    expect(again).toMatchObject({ status: 'sent' })
    expect(
      await database.rows('select id, status from app_public.broker_allocations where round_id = $1', [
        round.id,
      ]),
    ).toEqual([{ id: again.id, status: 'sent' }])
    expect(made(await answer(again.id, 'accepted'), 'brokerAllocation')).toEqual({ status: 'accepted' })
    expect(codeOf(await invite(round.id, accountIds.meridian))).toBe('already_invited')
  })

  it.each(['accepted', 'rejected'])('are %s by the broker who was invited, once', async (status) => {
    const round = await aRound(database)
    const { id } = made(await invite(round.id, accountIds.meridian), 'brokerAllocation')

    expect(codeOf(await answer(id, status, halden))).toBe('not_allowed')
    expect(codeOf(await answer(id, status, larkspur))).toBe('not_found')
    expect(codeOf(await answer(id, 'perhaps'))).toBe('invalid_input')
    expect(made(await answer(id, status), 'brokerAllocation')).toEqual({ status })
    expect(codeOf(await answer(id, 'accepted'))).toBe(status === 'accepted' ? undefined : 'already_answered')
    expect(codeOf(await answer(id, 'rejected'))).toBe(status === 'rejected' ? undefined : 'already_answered')
    // proves CALL-061
    expect(codeOf(await answer(id, 'sent'))).toBe('already_answered')
  })

  it('list the distributors of an issuer: name, email, round, status', async () => {
    const round = await aRound(database)
    await invite(round.id, accountIds.meridian)

    const { allBrokerAllocations } = await ask<{ allBrokerAllocations: { nodes: Row[] } }>(
      database,
      halden,
      `query ($id: UUID!) { allBrokerAllocations(filter: { roundId: { equalTo: $id } }) { totalCount nodes {
         status accountByBrokerId { name email } roundByRoundId { name } } } }`,
      { id: round.id },
    )

    expect(allBrokerAllocations.nodes).toEqual([
      {
        status: 'sent',
        accountByBrokerId: { name: 'Meridian Harbor Capital', email: 'hello@meridianharbor.example' },
        roundByRoundId: { name: 'Round' },
      },
    ])
  })

  it('begin with a broker found by a word of its name', async () => {
    const find = async (name: string, actor: Actor = halden) =>
      ask(database, actor, 'query ($name: String!) { brokerTypeahead(name: $name) { nodes { id name } } }', {
        name,
      })

    const harbor = { nodes: [{ id: accountIds.meridian, name: 'Meridian Harbor Capital' }] }
    expect(await find('mer')).toEqual({ brokerTypeahead: harbor })
    expect(await find(' HARB')).toEqual({ brokerTypeahead: harbor })
    for (const nothing of ['%', '_', '', 'halden', 'idian']) {
      expect(await find(nothing)).toEqual({ brokerTypeahead: { nodes: [] } })
    }
    // proves CALL-037
    for (const actor of [larkspur, maren]) {
      expect(await find('mer', actor)).toEqual({ brokerTypeahead: { nodes: [] } })
    }
  })

  it('show the units that a broker may still place: those left of the round, at most those left of its managed units', async () => {
    const allocation = await anAllocation(database, { owner: 'broker', total: '100', price: '10' })
    const { roundId, owner, issuer } = allocation
    await database.rows('update app_public.broker_allocations set managed_units = 80 where round_id = $1', [
      roundId,
    ])
    const direct = { ...allocation, id: randomUUID(), owner: issuer }
    await database.rows(
      `insert into app_public.allocations (id, round_id, owner_id, name, status) values ($1, $2, $3, 'Direct', 'active')`,
      [direct.id, roundId, issuer.accountId],
    )
    const read = (actor: Actor) =>
      ask<{ brokers: { nodes: Row[] }; slice: { placed: Row } }>(
        database,
        actor,
        `query ($round: UUID!, $id: UUID!) {
          brokers: allBrokerAllocations(filter: { roundId: { equalTo: $round } }, first: 5) { nodes { freeUnits } }
          slice: allocationById(id: $id) { placed { investments units committedCapital } } }`,
        { round: roundId, id: allocation.id },
      )
    const freeFor = async (actor: Actor) =>
      (await read(actor)).brokers.nodes.map(({ freeUnits }) => Number(freeUnits))

    await makeDistribution(database, allocation, { amount: '30' })
    // 80 − 30, while the round has 70 left.
    expect(await freeFor(owner.as())).toEqual([50])
    await makeDistribution(database, direct, { amount: '40' })
    // 100 − 30 − 40, while the broker has 50 left.
    expect(await freeFor(owner.as())).toEqual([30])
    expect(await freeFor(issuer.as())).toEqual([30])

    const { placed } = (await read(owner.as())).slice
    expect(Object.values(placed).map(Number)).toEqual([1, 30, 300])
    // A broker's sales are hidden from the issuer.
    expect(Object.values((await read(issuer.as())).slice.placed).map(Number)).toEqual([0, 0, 0])
  })

  it('push an invitation to the broker’s lists, and the answer to the issuer’s', async () => {
    const changes: { table: string; after: string[] }[] = []
    const stop = await database.db.listen('app_change', (payload) =>
      changes.push(JSON.parse(payload) as never),
    )
    const round = await aRound(database)
    const { id } = made(await invite(round.id, accountIds.meridian), 'brokerAllocation')
    await answer(id, 'accepted')

    const both = [accountIds.halden, accountIds.meridian].sort()
    await expect
      .poll(() =>
        changes.filter(({ table }) => table === 'broker_allocations').map(({ after }) => [...after].sort()),
      )
      .toEqual([both, both])
    await stop()
  })
})
