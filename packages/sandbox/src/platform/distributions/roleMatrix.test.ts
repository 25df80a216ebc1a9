import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aVendor, type Role, type TestAccount } from '../../testing/accounts/aVendor.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onOneEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const vendors = ['issuer', 'broker']
const types = [...vendors, 'agent', 'ats', 'investor', 'admin']
const roles: Role[] = ['account_owner', 'account_admin', 'account_viewer']

/** The arguments of every operation; the ids are those of `things`. */
const operations: Record<string, string> = {
  createAllocation: `allocation: { name: "New", roundId: "roundId" }`,
  updateAllocationById: `id: "allocationId", patch: { name: "Renamed" }`,
  updateAllocationEmailPreferenceById: `id: "preferenceId", patch: { sendDistribution: true }`,
  createAllocationAnnotation: `id: "allocationId", annotation: "Note"`,
  createAllocationsVestingSchedule: `id: "bareAllocationId", periods: 4`,
  updateAllocationsVestingScheduleById: `id: "defaultScheduleId", patch: { periods: 8 }`,
  createAllocationQualification: `allocationQualification: { allocationId: "bareAllocationId", vendorQualificationId: "qualification" }`,
  updateAllocationQualificationById: `id: "askedId", patch: { executeOrder: 1 }`,
  deleteAllocationQualificationById: `id: "askedId"`,
  makeAllocationOfferingLink: `allocationId: "allocationId", name: "Link", agentId: "agentId"`,
  makeDistribution: `accountEmail: "new@investors.example", amount: "1", name: "N", allocationId: "allocationId"`,
  updateDistributionById: `id: "distributionId", patch: { amount: "2" }`,
  createDistributionAnnotation: `id: "distributionId", annotation: "Note"`,
  createDistributionPrice: `distributionPrice: { distributionId: "distributionId", price: "1", currency: 3 }`,
  createDistributionPayment: `distributionPayment: { distributionId: "distributionId", amount: "1", paidOn: "2026-01-15" }`,
  updateDistributionPaymentById: `id: "paymentId", patch: { amount: "2" }`,
  deleteDistributionPaymentById: `id: "paymentId"`,
  createVestingSchedule: `id: "distributionId", periods: 4`,
  updateVestingScheduleById: `id: "scheduleId", patch: { periods: 8 }`,
  createDistributionCustomField: `distributionCustomField: { distributionId: "distributionId", name: "A", value: "B" }`,
  updateDistributionCustomFieldById: `id: "fieldId", patch: { value: "C" }`,
  deleteDistributionCustomFieldById: `id: "fieldId"`,
  makeDistributionQualifications: `distributionId: "distributionId", vendorQualificationIds: ["qualification"]`,
  updateDistributionQualificationOrder: `id: "askedOfId", executeOrder: 1`,
  deleteDistributionQualificationById: `id: "askedOfId"`,
  deleteDistributionById: `id: "distributionId"`,
}

const filled = (input: string, things: Record<string, string>) =>
  input.replace(/"(\w+)"/g, (text, name: string) => (things[name] ? `"${things[name]}"` : text))

/** A vendor with one of everything that the operations are about. */
async function everything(database: TestDatabase, owner: 'issuer' | 'broker') {
  const [allocation, bare] = [
    await anAllocation(database, { owner, asks: 2 }),
    await anAllocation(database, { owner }),
  ]
  const things: Record<string, string> = {
    roundId: allocation.roundId,
    allocationId: allocation.id,
    bareAllocationId: bare.id,
    qualification: allocation.qualifications[3] ?? '',
    agentId: (await aVendor(database, 'agent')).accountId,
  }
  const { id } = await makeDistribution(database, allocation)
  const [made, scheduled] = [id, (await makeDistribution(database, allocation)).id]
  // Both allocations are the one vendor's.
  await database.rows('update app_public.allocations set owner_id = $2 where id = $1', [
    bare.id,
    allocation.owner.accountId,
  ])
  const insert = async (name: string, sql: string, values: unknown[]) => {
    things[name] = (await database.rows<{ id: string }>(`${sql} returning id`, values))[0]?.id ?? ''
  }
  await insert(
    'paymentId',
    `insert into app_public.distribution_payments (distribution_id, amount, paid_on) values ($1, 1, '2026-01-15')`,
    [made],
  )
  await insert(
    'fieldId',
    `insert into app_public.distribution_custom_fields (distribution_id, name, value) values ($1, 'A', 'B')`,
    [made],
  )
  await insert(
    'scheduleId',
    `insert into app_public.vesting_schedules (distribution_id, periods, starts_on) values ($1, 4, '2026-01-15')`,
    [scheduled],
  )
  await insert(
    'defaultScheduleId',
    `insert into app_public.allocations_vesting_schedules (allocation_id, owner_id, issuer_id, periods, starts_on)
     select id, owner_id, issuer_id, 4, '2026-01-15' from app_public.allocations where id = $1`,
    [allocation.id],
  )
  await database.rows(
    `insert into app_public.vendor_agents (account_id, agent_id, name) values ($1, $2, 'Agent')`,
    [allocation.owner.accountId, things.agentId],
  )
  const find = async (name: string, sql: string) => {
    things[name] =
      (await database.rows<{ id: string }>(sql, [name === 'askedOfId' ? made : allocation.id]))[0]?.id ?? ''
  }
  await find(
    'preferenceId',
    'select id from app_public.allocation_email_preferences where allocation_id = $1',
  )
  await find(
    'askedId',
    'select id from app_public.allocation_qualifications where allocation_id = $1 order by execute_order desc limit 1',
  )
  await find(
    'askedOfId',
    'select id from app_public.distribution_qualifications where distribution_id = $1 order by execute_order desc limit 1',
  )
  things.distributionId = made
  return { things, owner: allocation.owner }
}

onOneEngine('the role matrix of allocations and distributions', (database) => {
  const ask = (account: TestAccount, role: Role, operation: string, things: Record<string, string>) =>
    database.ask(
      account.as(role),
      `mutation { ${operation}(input: { ${filled(operations[operation] ?? '', things)} }) { clientMutationId } }`,
    )

  it('names every operation that the database knows of these', async () => {
    const known = await database.rows<{ operation: string }>(
      `select distinct operation from app_private.permissions
       where operation ~ '(distribution|allocation|vesting)' and account_type = 'issuer'
         and operation !~ '^(create_broker|make_ta|update_broker|complete|preview|bulk|investor_)'`,
    )
    const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    // The update and delete mutations of a table end with ById in GraphQL.
    const names = known.map(({ operation }) =>
      camel(operation).replace(/^((update|delete)(?!.*(ById|Order)$).*)$/, '$1ById'),
    )
    expect(names.sort()).toEqual(Object.keys(operations).sort())
  })

  it.each(types.filter((type) => !vendors.includes(type)))(
    'refuses %s everything, in every role',
    async (type) => {
      const { things } = await everything(database, 'issuer')
      const account = await aVendor(database, type)
      for (const operation of Object.keys(operations)) {
        for (const role of roles) {
          const { errors } = await ask(account, role, operation, things)
          expect([operation, role, errors?.[0]?.message]).toEqual([operation, role, 'Operation not allowed'])
          expect(errors?.[0]?.extensions.code).toBe('not_allowed')
        }
      }
    },
  )

  it.each(['issuer', 'broker'] as const)(
    'lets %ss’ owners and admins do everything with their own, and viewers nothing',
    async (kind) => {
      for (const role of roles) {
        const { things, owner } = await everything(database, kind)
        for (const operation of Object.keys(operations)) {
          const answer = await ask(owner, role, operation, { ...things, new: randomUUID() })
          expect([operation, role, codeOf(answer)]).toEqual([
            operation,
            role,
            role === 'account_viewer' ? 'not_allowed' : undefined,
          ])
        }
      }
    },
  )

  it.each(['issuer', 'broker'] as const)(
    'refuses %ss’ owners every change of a stale allocation but a new status',
    async (kind) => {
      const { things, owner } = await everything(database, kind)
      const ids = [things.allocationId, things.bareAllocationId]
      await database.rows(`update app_public.allocations set status = 'stale' where id = any ($1)`, [ids])
      const { createAllocation: _, ...ofAllocation } = operations
      for (const operation of Object.keys(ofAllocation)) {
        const code = codeOf(await ask(owner, 'account_owner', operation, things))
        expect([operation, code]).toEqual([operation, 'allocation_stale'])
      }
      const reopened = await database.ask(
        owner.as(),
        `mutation ($id: UUID!) { updateAllocationById(input: { id: $id, patch: { status: "active" } }) { clientMutationId } }`,
        { id: things.allocationId },
      )
      expect(reopened.errors).toBeUndefined()
      // proves ALLOC-037
      expect(
        codeOf(await ask(owner, 'account_owner', 'createDistributionAnnotation', things)),
      ).toBeUndefined()
    },
  )

  it.each(['issuer', 'broker'] as const)('lets another %s do nothing with them', async (kind) => {
    const { things } = await everything(database, kind)
    const stranger = await aVendor(database, kind)
    for (const operation of Object.keys(operations)) {
      const code = codeOf(await ask(stranger, 'account_owner', operation, things))
      expect([operation, code]).toEqual([operation, 'not_found'])
    }
  })
})
