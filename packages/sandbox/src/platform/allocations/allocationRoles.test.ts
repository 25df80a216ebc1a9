import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'
import { packageFile } from '../packageFiles.ts'

/**
 * The facts of each view, and the field that answers each. `$a` is the allocation, `$d` the investment, `$i`
 * its investor.
 */
const facts: readonly [view: string, fact: string, field: string][] = [
  ['allocation', 'name, status, days, units', 'allocationById(id: $a) { name status opensOn managedUnits }'],
  ['allocation', 'qualifications', list('allAllocationQualifications', 'allocationId', '$a')],
  ['allocation', 'default vesting schedule', list('allAllocationsVestingSchedules', 'allocationId', '$a')],
  ['allocation', 'notes', list('allAllocationAnnotations', 'allocationId', '$a')],
  ['list', 'investments and their units', list('allFullDistributions', 'allocationId', '$a', 'amount')],
  ['list', 'names of investors', list('allFullDistributions', 'allocationId', '$a', 'investorAccountName')],
  ['investors', 'account', 'accountById(id: $i) { id }'],
  ['distribution', 'units and status', 'distributionById(id: $d) { amount status }'],
  ['distribution', 'qualifications', list('allDistributionQualifications', 'distributionId', '$d')],
  ['distribution', 'custom fields', list('allDistributionCustomFields', 'distributionId', '$d')],
  ['distribution', 'prices', list('allDistributionPrices', 'distributionId', '$d')],
  ['distribution', 'payments', list('allDistributionPayments', 'distributionId', '$d')],
  ['distribution', 'vesting schedule', list('allVestingSchedules', 'distributionId', '$d')],
  ['distribution', 'notes', list('allDistributionAnnotations', 'distributionId', '$d')],
  ['bulk views', 'bulk operations', list('allBulkOperations', 'allocationId', '$a')],
  ['links', 'agent links', list('allAllocationOfferingLinks', 'allocationId', '$a')],
  ['email', 'email preference', 'allocationEmailPreferenceByAllocationId(allocationId: $a) { id }'],
]

function list(name: string, column: string, variable: string, field = 'id') {
  return `${name}(filter: { ${column}: { equalTo: ${variable} } }, first: 5) { nodes { ${field} } }`
}

/** A broker's allocation with one investment that has a row of everything. */
async function aFullAllocation(database: TestDatabase) {
  const allocation = await anAllocation(database, { owner: 'broker', asks: 2, units: '100' })
  const { id, investorId } = await makeDistribution(database, allocation)
  const { userId } = (await aVendor(database, 'investor')).as()
  await database.rows(
    `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_owner')`,
    [userId, investorId],
  )
  const agent = await aVendor(database, 'agent')
  const of = [allocation.id, id]
  await database.rows(
    `insert into app_public.distribution_payments (distribution_id, amount, paid_on) values ($1, 1, '2026-01-15')`,
    [id],
  )
  await database.rows(
    `insert into app_public.distribution_custom_fields (distribution_id, name, value) values ($1, 'A', 'B')`,
    [id],
  )
  await database.rows(
    `insert into app_public.vendor_agents (account_id, agent_id, name) values ($1, $2, 'Agent')`,
    [allocation.owner.accountId, agent.accountId],
  )
  const input = (mutation: string, text: string) =>
    database.ask(allocation.owner.as(), `mutation { ${mutation}(input: { ${text} }) { clientMutationId } }`)
  const made = [
    await input('createAllocationAnnotation', `id: "${of[0]}", annotation: "Note"`),
    await input('createAllocationsVestingSchedule', `id: "${of[0]}", periods: 4`),
    await input('createDistributionAnnotation', `id: "${of[1]}", annotation: "Note"`),
    await input('createVestingSchedule', `id: "${of[1]}", periods: 4`),
    await input(
      'makeAllocationOfferingLink',
      `allocationId: "${of[0]}", name: "Link", agentId: "${agent.accountId}"`,
    ),
    await input(
      'makeBulkOperation',
      `allocationId: "${of[0]}", kind: "note", annotation: "N", distributionIds: ["${id}"]`,
    ),
  ]
  expect(made.map(codeOf)).toEqual(made.map(() => undefined))
  return { allocation, id, agent, investor: { userId, accountId: investorId } }
}

/** Every way to the money of an investment: its fields, lists, filters and sums. */
const moneyOf = `query ($id: UUID!, $roundId: UUID!) {
  figures: distributionById(id: $id) { figures { paidInCapital } paidInCapital purchasePrice { price } }
  full: fullDistributionById(id: $id) { pricePaid committedCapital paidInCapital stillExpected percentPaid }
  line: scheduleOfPurchasers(first: 5) { nodes { paidInCapital paidOn } }
  prices: allDistributionPrices(filter: { distributionId: { equalTo: $id } }, first: 5) { totalCount }
  payments: allDistributionPayments(filter: { distributionId: { equalTo: $id } }, first: 5) { totalCount }
  fullPayments: allFullDistributionPayments(filter: { distributionId: { equalTo: $id } }, first: 5) {
    totalCount totals { amount } }
  byPrice: allFullDistributions(filter: { pricePaid: { greaterThan: "0" } }, first: 5) { totalCount }
  byPaid: allFullDistributions(filter: { paidInCapital: { greaterThan: "0" } }, first: 5) { totalCount }
  byPayment: allDistributions(
    filter: { distributionPaymentsByDistributionId: { some: { amount: { greaterThan: "0" } } } }, first: 5) { totalCount }
  byLine: scheduleOfPurchasers(filter: { paidInCapital: { greaterThan: "0" } }, first: 5) { totalCount }
  sums: allFullDistributions(first: 0) { totals { committedCapital paidInCapital } }
  round: roundById(id: $roundId) { totalPaidInCapital }
  days: capitalOverTime(roundId: $roundId, first: 5) { nodes { paidIn } }
  purchaserTotals(first: 1) { nodes { paidInCapital } } }`

/** True when an answer holds anything: a record, or a list with a value that is not null. */
const holds = (answer: unknown): boolean => {
  if (answer === null || typeof answer !== 'object') return answer !== null && answer !== undefined
  if ('nodes' in answer) return (answer.nodes as object[]).some((node) => Object.values(node).some(holds))
  return Object.values(answer).some(holds)
}

onEveryEngine('what the accounts around a broker’s allocation see', (database) => {
  it('match docs/reference/allocation-roles.md', async () => {
    const { allocation, id, agent, investor } = await aFullAllocation(database)
    const { owner, issuer } = allocation
    const stranger = await aVendor(database, 'broker')
    const readers: [string, Actor][] = [
      ['owner', owner.as()],
      ['viewer of the owner', owner.as('account_viewer')],
      ['issuer of the round', issuer.as()],
      ['another vendor', stranger.as()],
      ['agent with a link', agent.as()],
      ['investor', investor],
    ]
    const rows: string[][] = []
    for (const [view, fact, field] of facts) {
      const cells = []
      for (const [, reader] of readers) {
        const variables = { $a: 'allocation', $d: 'distribution', $i: 'investor' } as const
        const used = (Object.keys(variables) as (keyof typeof variables)[]).filter((name) =>
          field.includes(name),
        )
        const { data } = await database.ask(
          reader,
          `query (${used.map((name) => `${name}: UUID!`).join(', ')}) { found: ${field} }`,
          { a: allocation.id, d: id, i: investor.accountId },
        )
        cells.push(holds(data?.found) ? 'yes' : '–')
      }
      rows.push([view, fact, ...cells])
    }
    const head = ['view', 'what', ...readers.map(([name]) => name)]
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    const page = readFileSync(packageFile('../../docs/reference/allocation-roles.md'), 'utf8')

    expect(page.split('\n').filter((line) => line.startsWith('|'))).toEqual(lines)
  })

  it('answers the issuer of the round no price and no payment of a broker’s investor, and their sums', async () => {
    const allocation = await anAllocation(database, { owner: 'broker', units: '100', price: '12.5' })
    const { issuer, owner, roundId } = allocation
    const { id } = await makeDistribution(database, allocation)
    await database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on) values ($1, 31.25, '2026-01-15')`,
      [id],
    )
    const read = async (actor: Actor) => {
      const { data, errors } = await database.ask(actor, moneyOf, { id, roundId })
      expect(errors).toBeUndefined()
      return data as Record<string, { totalCount?: number; nodes?: object[]; totals?: object } | null>
    }

    const [seller, reader] = [await read(owner.as()), await read(issuer.as())]

    // No field of the investment, of its line in the schedule of purchasers, or of its round's lists reveals it.
    expect(reader.figures).toEqual({
      figures: { paidInCapital: null },
      paidInCapital: null,
      purchasePrice: null,
    })
    expect(Object.values(reader.full ?? {})).toEqual(Object.keys(seller.full ?? {}).map(() => null))
    expect(Object.values(seller.full ?? {}).filter((value) => value === null)).toEqual([])
    expect(reader.line?.nodes).toEqual([{ paidInCapital: null, paidOn: null }])
    // No list, filter, order or aggregate gives it away.
    for (const list of ['prices', 'payments', 'fullPayments', 'byPrice', 'byPaid', 'byPayment', 'byLine'])
      expect([list, seller[list]?.totalCount, reader[list]?.totalCount]).toEqual([
        list,
        seller[list]?.totalCount,
        0,
      ])
    for (const list of ['byPrice', 'byPaid', 'byPayment', 'byLine']) expect(seller[list]?.totalCount).toBe(1)
    for (const totals of [reader.sums?.totals, reader.fullPayments?.totals])
      expect(Object.values(totals ?? { none: 1 }).filter((sum) => Number(sum) !== 0)).toEqual([])
    // Its own capital counts the broker's investors: of the round, by day, and of the schedule.
    expect(reader.round).toMatchObject({ totalPaidInCapital: expect.stringMatching(/^31\.25/) as string })
    expect(reader.days?.nodes).toMatchObject([{ paidIn: expect.stringMatching(/^31\.25/) as string }])
    expect(reader.purchaserTotals?.nodes?.[0]).toMatchObject({
      paidInCapital: expect.stringMatching(/^31\.25/) as string,
    })
  })

  it('changes with the owner alone: neither its viewer nor the issuer of the round sells of its units', async () => {
    const { owner, issuer, id } = await anAllocation(database, { owner: 'broker', units: '100' })
    const sell = (actor: Actor, amount: string) =>
      database.ask(
        actor,
        `mutation ($id: UUID!, $amount: BigFloat!) { makeDistribution(input: {
           accountEmail: "new-${amount}@roles.example", amount: $amount, name: "N", allocationId: $id }) {
             distribution { id } } }`,
        { id, amount },
      )

    expect(codeOf(await sell(issuer.as(), '1'))).toBe('not_allowed')
    expect(codeOf(await sell(owner.as('account_viewer'), '1'))).toBe('not_allowed')
    const tooMany = await sell(owner.as(), '101')
    // A refusal names the free units.
    expect(tooMany.errors?.[0]?.extensions).toMatchObject({
      code: 'offering_sold_out',
      details: { remaining: '100' },
    })
    expect(codeOf(await sell(owner.as(), '100'))).toBeUndefined()
  })
})
