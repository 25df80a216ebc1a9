import { expect, it } from 'vitest'
import { roundIds } from '../../../seed/ids.ts'
import { seedId } from '../../../seed/seedId.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { ask, call, cinder, codeOf, halden, larkspur, made, maren } from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const terms = {
  name: 'Series D',
  termsUrl: 'https://dataroom.example/series-d',
  price: '21.25',
  opensOn: '2031-01-31',
  closesOn: '2031-02-28',
  status: 'drafted',
  total: '40000',
}
const shown = `id name termsUrl price opensOn closesOn status total issued unitValue assetId version
  trancheBondDatumByRoundId { term coupon } securityBySecurityId { id name total unitValue issued }
  assetByAssetId { id name type }`

onEveryEngine('rounds', (database) => {
  const makeRound = (input: object = {}, actor = halden) =>
    call(database, actor, {
      name: 'makeRound',
      input: { assetId: seedId('asset:halden-preferred'), ...terms, ...input },
      answer: `round { ${shown} }`,
    })
  // Cinder's only seeded person is a viewer: an owner is put beside them.
  const aCinderOwner = async () => {
    await database.rows(`update app_public.users_accounts set role = 'account_owner' where account_id = $1`, [
      cinder.accountId,
    ])
    return cinder
  }
  const updateRound = (id: unknown, patch: object, actor = halden) =>
    call(database, actor, { name: 'updateRoundById', input: { id, patch }, answer: `round { ${shown} }` })

  it('are made with the security they sell, at its value', async () => {
    const round = made(await makeRound(), 'round')

    // proves CALL-039, ENTITY-015
    expect(round).toMatchObject({
      name: 'Series D',
      price: '21.250000000000000000',
      opensOn: '2031-01-31',
      closesOn: '2031-02-28',
      unitValue: '21.250000000000000000',
      issued: '0.000000000000000000',
      trancheBondDatumByRoundId: null,
      securityBySecurityId: {
        name: 'Halden Biologics Preferred Series D',
        total: '40000.000000000000000000',
      },
      assetByAssetId: { name: 'Halden Biologics Preferred', type: 'Equity' },
    })
  })

  it.each([
    [{ price: '-0.01' }, 'invalid_input'],
    [{ total: 'NaN' }, 'invalid_input'],
    [{ status: 'open' }, 'invalid_input'],
    [{ termsUrl: 'javascript:alert(1)' }, 'invalid_input'],
    [{ closesOn: '2031-01-30' }, 'invalid_input'],
    [{ name: '' }, 'invalid_input'],
    [{ assetId: seedId('asset:cinder-notes') }, 'not_found'],
    [{ assetId: seedId('no asset at all') }, 'not_found'],
  ])('are not made with %j', async (input, code) => {
    // proves CALL-039
    expect(codeOf(await makeRound(input))).toBe(code)
  })

  it.each([
    ['closesOn', { closesOn: '2031-01-30' }, 'It closes before it opens.'],
    ['termsUrl', { termsUrl: 'javascript:alert(1)' }, 'A value is not allowed here.'],
    ['price', { price: '-0.01' }, 'A value is not allowed here.'],
  ])('are not made, and the refusal names %s', async (field, input, text) => {
    const [refusal] = (await makeRound(input)).errors ?? []

    expect(refusal?.extensions?.details).toEqual({ fields: { [field]: text } })
  })

  it('of a debt asset are tranches, with a term and a coupon', async () => {
    const owner = await aCinderOwner()
    const assetId = seedId('asset:cinder-notes')
    const makeTranche = (input: object) =>
      call(database, owner, {
        name: 'makeTranche',
        input: { assetId, ...terms, term: 5, coupon: '7.125', ...input },
        answer: `round { ${shown} }`,
      })

    const tranche = made(await makeTranche({}), 'round')

    expect(tranche.trancheBondDatumByRoundId).toEqual({ term: 5, coupon: '7.125000000000000000' })
    expect(codeOf(await makeTranche({ term: 0 }))).toBe('invalid_input')
    expect(codeOf(await makeRound({ assetId }, owner))).toBe('wrong_asset_type')
    const equity = { ...terms, assetId: seedId('asset:halden-preferred'), term: 5, coupon: '7' }
    const answer = await call(database, halden, {
      name: 'makeTranche',
      input: equity,
      answer: 'round { id }',
    })
    // proves CALL-040
    expect(codeOf(answer)).toBe('wrong_asset_type')
  })

  it('and their tranche and security are edited together, in one request', async () => {
    const owner = await aCinderOwner()
    const roundId = roundIds['senior-notes']
    const source = `mutation ($round: UpdateRoundByIdInput!, $tranche: UpdateTrancheBondDatumByRoundIdInput!,
        $security: UpdateSecurityByIdInput!) {
      updateRoundById(input: $round) { round { name } }
      updateTrancheBondDatumByRoundId(input: $tranche) { trancheBondDatum { term coupon } }
      updateSecurityById(input: $security) { security { unitValue total latestValue } }
    }`

    const answer = await ask(database, owner, source, {
      round: { id: roundId, patch: { name: 'Senior Notes 2032' } },
      tranche: { roundId, patch: { term: 6, coupon: '7.5' } },
      security: { id: seedId('security:senior-notes'), patch: { unitValue: '1010.5', total: '41000' } },
    })

    // proves CALL-041, CALL-042, CALL-053
    expect(answer).toEqual({
      updateRoundById: { round: { name: 'Senior Notes 2032' } },
      updateTrancheBondDatumByRoundId: { trancheBondDatum: { term: 6, coupon: '7.500000000000000000' } },
      // 1,010.50 × 41,000 = 41,430,500
      updateSecurityById: {
        security: {
          unitValue: '1010.500000000000000000',
          total: '41000.000000000000000000',
          latestValue: '41430500.000000000000000000000000000000000000',
        },
      },
    })
  })

  it('accept any change of status, and are never smaller than their sold units', async () => {
    const offering = await anOffering(database, { total: '500' })
    await database.rows(
      `insert into app_public.distributions (allocation_id, investor_id, amount, status)
       values ($1, $2, 300, 'closed')`,
      [offering.id, maren.accountId],
    )

    for (const status of ['closed', 'active', 'stale', 'drafted']) {
      expect(made(await updateRound(offering.roundId, { status }), 'round').status).toBe(status)
    }
    expect(codeOf(await updateRound(offering.roundId, { total: '299' }))).toBe('below_sold')
    // proves CACHE-011, CALL-041
    expect(made(await updateRound(offering.roundId, { total: '300' }), 'round').total).toMatch(/^300\.0+$/)
  })

  it('take no security of another issuer', async () => {
    const { id } = made(await makeRound(), 'round')

    // proves CALL-041
    expect(codeOf(await updateRound(id, { securityId: seedId('security:senior-notes') }))).toBe(
      'security_not_available',
    )
  })

  it('are read with everything around them by their issuer', async () => {
    const { roundById } = await ask(
      database,
      halden,
      `query ($id: UUID!) { roundById(id: $id) {
        id name opensOn closesOn status total termsUrl price assetId managedUnits
        holdingsByRoundId { totalCount } assetByAssetId { id name type } securityBySecurityId { unitValue }
        tokenByRoundId { id status } brokerAllocationsByRoundId { totalCount }
        allocationsByRoundId { nodes { name accountByOwnerId { name } } }
        capitalDeploymentsByRoundId { totalCount } trancheBondDatumByRoundId { term coupon } } }`,
      { id: roundIds['series-b'] },
    )

    // proves CALL-036, ENTITY-015
    expect(roundById).toEqual({
      id: roundIds['series-b'],
      name: 'Series B',
      opensOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      closesOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      status: 'active',
      total: '800000.000000000000000000',
      termsUrl: 'https://dataroom.example/series-b',
      price: '12.500000000000000000',
      assetId: seedId('asset:halden-preferred'),
      managedUnits: null,
      holdingsByRoundId: { totalCount: 0 },
      assetByAssetId: {
        id: seedId('asset:halden-preferred'),
        name: 'Halden Biologics Preferred',
        type: 'Equity',
      },
      securityBySecurityId: { unitValue: '12.500000000000000000' },
      tokenByRoundId: { id: expect.any(String), status: 'system_only' },
      brokerAllocationsByRoundId: { totalCount: 2 },
      allocationsByRoundId: {
        nodes: expect.arrayContaining([
          { name: 'Series B Preferred', accountByOwnerId: { name: 'Larkspur Securities LLC' } },
          { name: 'Employees and directors', accountByOwnerId: { name: 'Halden Biologics, Inc.' } },
        ]),
      },
      capitalDeploymentsByRoundId: { totalCount: 0 },
      trancheBondDatumByRoundId: null,
    })
  })

  it('are read by the investors in them as an investment, with no deployment but the sum', async () => {
    const { roundById } = await ask(
      database,
      maren,
      `query ($id: UUID!) { roundById(id: $id) { id name unitValue price total totalCapitalDeployed termsUrl
        trancheBondDatumByRoundId { term coupon } capitalDeploymentsByRoundId { totalCount }
        totalPaidInCapital remainingCapital expectedCapital
        assetByAssetId { name assetTypeByType { type accountingType } accountByIssuerId { name } } } }`,
      { id: roundIds['first-close'] },
    )

    // proves ENTITY-016
    expect(roundById).toEqual({
      id: roundIds['first-close'],
      name: 'First Close',
      unitValue: '1000.000000000000000000',
      price: '1000.000000000000000000',
      total: '60000.000000000000000000',
      totalCapitalDeployed: '18500000.000000000000000000',
      termsUrl: 'https://dataroom.example/first-close',
      trancheBondDatumByRoundId: null,
      capitalDeploymentsByRoundId: { totalCount: 0 },
      totalPaidInCapital: null,
      remainingCapital: null,
      expectedCapital: null,
      assetByAssetId: {
        name: 'Solvay Street Opportunity Fund',
        assetTypeByType: { type: 'Fund', accountingType: 'Fund' },
        accountByIssuerId: { name: 'Solvay Street Partners Opportunity Fund II, LP' },
      },
    })
  })

  it('are counted by status, with distributions and holdings beside them, in one query', async () => {
    const source = `query ($id: UUID!) {
      accountById(id: $id) { id holdingsByIssuerId { totalCount } }
      closed: allRounds(filter: { status: { equalTo: "closed" }, issuerId: { equalTo: $id } }) { totalCount }
      active: allRounds(filter: { status: { equalTo: "active" }, issuerId: { equalTo: $id } }) { totalCount }
      allDistributions(filter: { status: { notEqualTo: "deleted" } }) { totalCount }
      allHoldings(filter: { amount: { greaterThan: "0" } }) { totalCount }
      brokers: allAccounts(filter: { type: { equalTo: "broker" } }) { totalCount }
      agents: allAccounts(filter: { type: { equalTo: "agent" } }) { totalCount }
    }`
    const [expected] = await database.rows(
      `select
         (select count(*)::int from app_public.holdings where issuer_id = $1) as holdings,
         (select count(*)::int from app_public.rounds where issuer_id = $1 and status = 'active') as active,
         (select count(*)::int from app_public.distributions where issuer_id = $1 and status <> 'deleted') as distributions`,
      [halden.accountId],
    )

    const answer = await ask(database, halden, source, { id: halden.accountId })

    expect(answer).toEqual({
      accountById: { id: halden.accountId, holdingsByIssuerId: { totalCount: expected?.holdings } },
      closed: { totalCount: 1 },
      active: { totalCount: expected?.active },
      allDistributions: { totalCount: expected?.distributions },
      allHoldings: { totalCount: expected?.holdings },
      brokers: { totalCount: 2 },
      agents: { totalCount: 1 },
    })
    // proves CALL-024, CALL-025, CALL-027, CALL-029, CALL-030
    expect(expected?.holdings).toBeGreaterThan(50)
  })

  it('are in dollars: currencies are found by their code', async () => {
    const answer = await ask(
      database,
      larkspur,
      `{ allCurrencies(filter: { code: { equalTo: "USD" } }) { nodes { id code } } }`,
    )

    // proves CALL-038, ENTITY-039
    expect(answer).toEqual({ allCurrencies: { nodes: [{ id: 1, code: 'USD' }] } })
  })
})
