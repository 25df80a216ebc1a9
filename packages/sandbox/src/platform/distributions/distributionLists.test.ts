import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { askToInvest } from '../../testing/investments/invest.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const list = `query ($filter: DistributionFilter, $orderBy: [DistributionsOrderBy!], $first: Int, $offset: Int) {
  allDistributions(filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
    totalCount nodes { id amount status accountByInvestorId { name contactName email setup } } } }`

const whole = `query ($id: UUID!) { distributionById(id: $id) {
  id amount status issuanceStatus createdOn paidInCapital allocationId locked qualificationsComplete
  accountByInvestorId { id contactName email legalName setup }
  distributionPaymentsByDistributionId { nodes { id amount paidOn status currency } }
  distributionPricesByDistributionId { nodes { currency price isPurchase } }
  purchasePrice { id price }
  vestingScheduleByDistributionId { id periods }
  distributionQualificationsByDistributionId(orderBy: EXECUTE_ORDER_ASC) { nodes { id executeOrder status
    vendorQualificationByVendorQualificationId { name integrationByIntegrationId { service partnerByPartnerId { name logo } } } } }
  distributionCustomFieldsByDistributionId { nodes { id name value } }
  distributionAnnotationsByDistributionId { nodes { id annotation createdOn } }
  processByProcessId { id status shortSteps { nodes { id order status } } }
  allocationByAllocationId { name roundByRoundId { id name } } } }`

interface Page {
  totalCount: number
  nodes: { amount: string; accountByInvestorId: { name: string } }[]
}

onEveryEngine('allDistributions', (database) => {
  async function aBook() {
    const allocation = await anAllocation(database, { total: '100000' })
    const book = [
      ['Åse Aas', '30'],
      ['bo Berg', '200.5'],
      ['Cato Dahl', '1000'],
      ['Dag Eng', '5'],
    ] as const
    for (const [name, amount] of book) await makeDistribution(database, allocation, { name, amount })
    await database.rows(
      `update app_public.distributions set status = 'closed' where allocation_id = $1 and amount > 100`,
      [allocation.id],
    )
    const ask = async (variables: object, actor: Actor = allocation.owner.as()) =>
      (await database.ask(actor, list, { ...variables })).data?.allDistributions as Page
    const names = async (variables: object) =>
      (await ask(variables)).nodes.map(({ accountByInvestorId }) => accountByInvestorId.name)
    return { allocation, ask, names }
  }

  it('filters as the distributions page does, by its own fields and by related names', async () => {
    const { names } = await aBook()
    const by = (filter: object) => names({ filter, orderBy: ['AMOUNT_ASC'] })
    expect(await by({ status: { equalTo: 'open' } })).toEqual(['Dag Eng', 'Åse Aas'])
    expect(await by({ status: { notEqualTo: 'open' } })).toEqual(['bo Berg', 'Cato Dahl'])
    expect(await by({ amount: { greaterThan: '30' } })).toEqual(['bo Berg', 'Cato Dahl'])
    expect(await by({ amount: { greaterThanOrEqualTo: '30', lessThan: '1000' } })).toEqual([
      'Åse Aas',
      'bo Berg',
    ])
    expect(await by({ amount: { lessThanOrEqualTo: '5' } })).toEqual(['Dag Eng'])
    expect(await by({ locked: { notEqualTo: true } })).toHaveLength(4)
    expect(await by({ accountByInvestorId: { contactName: { includesInsensitive: 'A' } } })).toHaveLength(3)
    expect(await by({ accountByInvestorId: { name: { includesInsensitive: 'BERG' } } })).toEqual(['bo Berg'])
    // proves CALL-080
    expect(
      await by({
        allocationByAllocationId: {
          roundByRoundId: { assetByAssetId: { name: { includesInsensitive: 'vega p' } } },
        },
      }),
    ).toHaveLength(4)
  })

  it('sorts by value both ways, and pages with a count of all', async () => {
    const { ask, names } = await aBook()
    expect(await names({ orderBy: ['AMOUNT_DESC'] })).toEqual(['Cato Dahl', 'bo Berg', 'Åse Aas', 'Dag Eng'])
    expect(await names({ orderBy: ['STATUS_ASC', 'AMOUNT_ASC'] })).toEqual([
      'bo Berg',
      'Cato Dahl',
      'Dag Eng',
      'Åse Aas',
    ])
    const page = await ask({ orderBy: ['AMOUNT_ASC'], first: 2, offset: 1 })
    expect([page.totalCount, page.nodes.map(({ amount }) => Number(amount))]).toEqual([4, [30, 200.5]])
    const filtered = await ask({ filter: { status: { equalTo: 'closed' } }, first: 1 })
    // proves CALL-080
    expect([filtered.totalCount, filtered.nodes.length]).toEqual([2, 1])
  })

  it('answers a page of 1000', async () => {
    const { allocation, ask } = await aBook()
    const investor = await anInvestor(database)
    await database.rows(
      `insert into app_public.distributions (allocation_id, investor_id, amount, status)
       select $1, $2, 1, 'closed' from generate_series(1, 1100)`,
      [allocation.id, investor.accountId],
    )
    const page = await ask({ first: 1000, orderBy: ['CREATED_ON_DESC'] })
    expect([page.totalCount, page.nodes.length]).toEqual([1104, 1000])
    expect((await ask({ first: 1000, offset: 1000, orderBy: ['CREATED_ON_DESC'] })).nodes).toHaveLength(104)
    // The investor’s own list, by status, as the portfolio asks for it.
    const own = await ask({ first: 1000, offset: 1000, filter: { status: { equalTo: 'closed' } } }, investor)
    expect([own.totalCount, own.nodes.length]).toEqual([1100, 100])
    // proves CALL-080
    expect((await ask({ filter: { status: { equalTo: 'open' } } }, investor)).totalCount).toBe(0)
  })

  it('shows an investor their own, by status as the portfolio’s chips ask', async () => {
    const { allocation, ask } = await aBook()
    const investor = await anInvestor(database)
    const rows = [
      ['open', false],
      ['closed', false],
      ['closed', true],
    ] as const
    for (const [status, locked] of rows) {
      await database.rows(
        'insert into app_public.distributions (allocation_id, investor_id, amount, status, locked) values ($1, $2, 1, $3, $4)',
        [allocation.id, investor.accountId, status, locked],
      )
    }
    const count = async (filter: object) => (await ask({ filter, first: 1000 }, investor)).totalCount
    expect(await count({ status: { equalTo: 'open' } })).toBe(1)
    expect(await count({ status: { equalTo: 'closed' } })).toBe(2)
    expect(await count({ locked: { notEqualTo: true } })).toBe(2)
    // proves CALL-116
    expect(await count({})).toBe(3)
  })

  it('returns all data of one distribution, to its vendor and to its investor', async () => {
    const allocation = await anAllocation(database, { asks: 2, price: '12.5' })
    await database.rows(`update app_public.vendor_qualifications set service = 'docusign' where id = $1`, [
      allocation.qualifications[0],
    ])
    const investor = await anInvestor(database)
    await database.rows(
      `update app_public.accounts set email = $2, contact_name = 'Ida', legal_name = 'Ida Test AS' where id = $1`,
      [investor.accountId, `${investor.accountId}@investors.example`],
    )
    await database.rows(
      'insert into app_public.customers (account_id, investor_id, contact_name, email) values ($1, $2, $3, $4)',
      [allocation.owner.accountId, investor.accountId, 'Ida', `${investor.accountId}@investors.example`],
    )
    const { id } = await makeDistribution(database, allocation, {
      accountEmail: `${investor.accountId}@investors.example`,
    })
    await database.rows(
      `with paid as (insert into app_public.distribution_payments (distribution_id, amount, paid_on) values ($1, 25, '2026-01-15')),
         noted as (insert into app_public.distribution_annotations (distribution_id, annotation) values ($1, 'Called')),
         scheduled as (insert into app_public.vesting_schedules (distribution_id, periods, starts_on) values ($1, 4, '2026-01-15'))
       insert into app_public.distribution_custom_fields (distribution_id, name, value) values ($1, 'Class', 'B')`,
      [id],
    )
    const expected = {
      id,
      amount: '10.000000000000000000',
      status: 'open',
      issuanceStatus: null,
      paidInCapital: '25.000000000000000000',
      allocationId: allocation.id,
      locked: false,
      qualificationsComplete: false,
      accountByInvestorId: {
        id: investor.accountId,
        contactName: 'Ida',
        email: `${investor.accountId}@investors.example`,
        legalName: 'Ida Test AS',
        setup: true,
      },
      distributionPaymentsByDistributionId: {
        nodes: [{ amount: '25.000000000000000000', paidOn: '2026-01-15', status: 'complete', currency: 1 }],
      },
      distributionPricesByDistributionId: {
        nodes: [{ currency: 1, price: '12.500000000000000000', isPurchase: true }],
      },
      purchasePrice: { price: '12.500000000000000000' },
      vestingScheduleByDistributionId: { periods: 4 },
      distributionQualificationsByDistributionId: {
        nodes: [
          {
            executeOrder: 1,
            status: 'in_progress',
            vendorQualificationByVendorQualificationId: {
              name: 'Check 1',
              integrationByIntegrationId: {
                service: 'docusign',
                partnerByPartnerId: { name: 'DocuSign', logo: expect.any(String) },
              },
            },
          },
          { executeOrder: 2, status: 'not_started' },
        ],
      },
      distributionCustomFieldsByDistributionId: { nodes: [{ name: 'Class', value: 'B' }] },
      distributionAnnotationsByDistributionId: { nodes: [{ annotation: 'Called' }] },
      processByProcessId: { status: 'in_progress', shortSteps: { nodes: [{ order: 1 }, { order: 2 }] } },
      allocationByAllocationId: { name: 'Slice', roundByRoundId: { name: 'Vega A' } },
    }
    // proves CALL-081, ENTITY-021, ENTITY-022
    for (const actor of [allocation.owner.as('account_viewer'), investor]) {
      expect((await database.ask(actor, whole, { id })).data?.distributionById).toMatchObject(expected)
    }
  })
})

onEveryEngine('an investment in an offering', (database) => {
  it('returns the id and the amount of the distribution, after the offering was read', async () => {
    const allocation = await anAllocation(database, { price: '12.5' })
    const investor = await anInvestor(database)
    const offering = await database.ask(
      investor,
      `query ($id: UUID!) { investorOfferingDetailsById(id: $id) { id issuerName sellerName assetName className classPrice } }`,
      { id: allocation.id },
    )
    expect(offering.data?.investorOfferingDetailsById).toEqual({
      id: allocation.id,
      issuerName: 'Vega issuer',
      sellerName: 'Vega issuer',
      assetName: 'Vega Preferred',
      className: 'Vega A',
      classPrice: '12.500000000000000000',
    })
    const { data } = await askToInvest(database, investor, { offeringId: allocation.id, amount: '7' })
    // proves CALL-109, CALL-110, ENTITY-049
    expect(data?.investorMakeDistribution).toMatchObject({ distribution: { amount: '7.000000000000000000' } })
  })
})
