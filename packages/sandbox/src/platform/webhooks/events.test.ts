import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { call, halden, larkspur, made } from '../../testing/accounts/anIssuer.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { aClosedDistribution, aHolding, aRound, doJobs } from '../../testing/investments/aRound.ts'
import { BulkOperations, distributionsIn } from '../../testing/investments/bulkOperations.ts'
import { askToChange, askToWithdraw } from '../../testing/investments/changeInvestment.ts'
import { completeStep } from '../../testing/investments/completeStep.ts'
import { invest } from '../../testing/investments/invest.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { aSetup, setupAccount } from '../../testing/accounts/setupAccount.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'
import { asOperation } from '../audit/asOperation.ts'
import { remindOfAccreditations } from '../remindOfAccreditations.ts'

interface DataSchema {
  properties: Record<string, unknown>
  required: string[]
}
const schema = JSON.parse(
  readFileSync(new URL('../../../../sdk-core/webhooks.schema.json', import.meta.url), 'utf8'),
) as { $defs: Record<string, DataSchema & { properties: { data: DataSchema } }> }
const types = Object.keys(schema.$defs).filter((type) => type !== 'endpoint.tested')

/** The result of an act: the subject of its event, and a row that its transaction wrote. */
interface Done {
  subject: string | undefined
  table: string
  row?: string
  receivers: readonly string[]
}

const both = [accountIds.halden, accountIds.larkspur]
const platform = { userId: null, accountId: null, operation: 'test' }
const run = (database: TestDatabase, sql: string, values: unknown[]) =>
  asOperation(database.db, platform, (client) => client.query(sql, values))

/** The act that causes an event of each type. */
const acts: Record<string, (database: TestDatabase) => Promise<Done>> = {
  async 'investment.submitted'(database) {
    const { distribution } = await anOpenInvestment(database, ['acknowledge'])
    return { subject: distribution.id, table: 'distributions', receivers: both }
  },
  async 'investment.changed'(database) {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await askToChange(database, investor, { distributionId: distribution.id, amount: '12' })
    return { subject: distribution.id, table: 'distributions', receivers: both }
  },
  async 'investment.withdrawn'(database) {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await askToWithdraw(database, investor, distribution.id)
    return { subject: distribution.id, table: 'distributions', receivers: both }
  },
  async 'investment.accepted'(database) {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['acknowledge'])
    await completeStep(database, investor, steps[0])
    return { subject: distribution.id, table: 'distributions', receivers: both }
  },
  async 'step.completed'(database) {
    const { investor, steps } = await anOpenInvestment(database, ['acknowledge'])
    await completeStep(database, investor, steps[0])
    return { subject: steps[0], table: 'steps', receivers: both }
  },
  'step.failed': failAccreditation,
  'accreditation.failed': failAccreditation,
  async 'document.signed'(database) {
    const { steps } = await anOpenInvestment(database, ['sign'])
    await database.rows('select app_private.envelope_of_step($1)', [steps[0]])
    const [document] = await database.rows<{ id: string; envelope: string }>(
      `select sent.id, envelope_id as envelope from app_public.sent_signing_documents as sent
       join app_private.envelopes on envelopes.id = envelope_id where step_id = $1`,
      [steps[0]],
    )
    await run(database, `select app_private.sign_envelope($1, '<p>signed</p>', '{}')`, [document?.envelope])
    return { subject: document?.id, table: 'sent_signing_documents', receivers: [accountIds.larkspur] }
  },
  async 'payment.received'(database) {
    const id = await aPayment(database)
    return { subject: id, table: 'distribution_payments', receivers: [accountIds.larkspur] }
  },
  async 'payment.returned'(database) {
    const id = await aPayment(database)
    const patch = { status: 'refunded' }
    made(await call(database, larkspur, change('updateDistributionPaymentById', id, patch)), 'made')
    return { subject: id, table: 'distribution_payments', receivers: [accountIds.larkspur] }
  },
  async 'issuance.requested'(database) {
    const id = await requested(database)
    return { subject: id, table: 'distributions', receivers: both }
  },
  async 'issuance.approved'(database) {
    const id = await requested(database)
    await doJobs(database)
    return { subject: id, table: 'distributions', receivers: both }
  },
  async 'issuance.rejected'(database) {
    const id = await requested(database, false)
    await doJobs(database)
    return { subject: id, table: 'distributions', receivers: both }
  },
  async 'holding.issued'(database) {
    const id = await requested(database)
    await doJobs(database)
    const [held] = await database.rows<{ id: string }>(
      'select id from app_public.holdings where distribution_id = $1',
      [id],
    )
    return { subject: held?.id, table: 'holdings', receivers: both }
  },
  async 'holding.transferred'(database) {
    const round = await aRound(database)
    const [seller, buyer] = [await aHolding(database, round), await aHolding(database, round)]
    const input = { holdingId: seller.id, investorId: buyer.investorId, amount: '1' }
    const mutation = { name: 'makeTransfer', input, answer: 'transfer { id }' }
    const { id } = made(await call(database, halden, mutation), 'transfer')
    return { subject: String(id), table: 'transfers', receivers: [accountIds.halden] }
  },
  async 'account.setUp'(database) {
    const investor = await anInvestor(database, { setup: false })
    await invest(database, investor, { offeringId: (await anOffering(database)).id })
    await setupAccount(database, investor, aSetup())
    return { subject: investor.accountId, table: 'accounts', receivers: both }
  },
  async 'account.claimed'(database) {
    const allocation = await anAllocation(database)
    const { investorId } = await makeDistribution(database, allocation)
    const person = await anInvestor(database)
    await run(database, 'select app_private.hand_over($1, null, $2)', [investorId, person.userId])
    const [place] = await database.rows<{ id: string }>(
      'select id from app_public.users_accounts where account_id = $1',
      [investorId],
    )
    return {
      subject: investorId,
      table: 'users_accounts',
      row: place?.id,
      receivers: [allocation.owner.accountId],
    }
  },
  async 'accreditation.runningOut'(database) {
    const { investor, steps } = await anOpenInvestment(database, ['accreditation', 'fund'])
    await report(database, steps[0], 'complete', { method: 'income' })
    await travel(database, 60)
    await remindOfAccreditations(database.db)
    const [accreditation] = await database.rows<{ id: string }>(
      'select id from app_public.accreditations where investor_id = $1',
      [investor.accountId],
    )
    return { subject: accreditation?.id, table: '', receivers: both }
  },
  async 'bulkOperation.done'(database) {
    const allocation = await anAllocation(database)
    const distributionIds = await distributionsIn(database, allocation, 2)
    const bulk = new BulkOperations(database, allocation)
    const { id } = await bulk.checked({ kind: 'status', newStatus: 'closed', distributionIds })
    await bulk.send(id, await bulk.rows(id), ({ distributionId, versionBefore: version }) => ({
      id: distributionId,
      patch: { status: 'closed', version },
    }))
    return { subject: id, table: 'bulk_operations', receivers: [allocation.owner.accountId] }
  },
}

async function failAccreditation(database: TestDatabase): Promise<Done> {
  const { steps } = await anOpenInvestment(database, ['accreditation'])
  await report(database, steps[0], 'failed', { error: 'Not accredited' })
  return { subject: steps[0], table: 'steps', receivers: both }
}

const report = (database: TestDatabase, step: string | undefined, outcome: string, output: object) =>
  run(database, `select app_private.provider_complete_step('investready', $1, $2, $3)`, [
    step,
    outcome,
    output,
  ])

async function aPayment(database: TestDatabase): Promise<string> {
  const { distribution } = await anOpenInvestment(database, ['acknowledge'])
  const payment = { distributionId: distribution.id, amount: '125', paidOn: '2026-01-15' }
  const input = { distributionPayment: payment }
  const answer = 'made: distributionPayment { id }'
  const paid = await call(database, larkspur, { name: 'createDistributionPayment', input, answer })
  return String(made(paid, 'made').id)
}

const change = (name: string, id: string, patch: object) => ({
  name,
  input: { id, patch },
  answer: 'made: distributionPayment { id }',
})

async function requested(database: TestDatabase, setup = true): Promise<string> {
  const id = await aClosedDistribution(database, await aRound(database), { setup })
  const mutation = {
    name: 'makeTaRequestDistributionIssuances',
    input: { distributionIds: [id] },
    answer: 'distributions { id }',
  }
  made(await call(database, halden, mutation), 'distributions')
  return id
}

const travel = (database: TestDatabase, days: number) =>
  database.rows('update app_private.clock set "offset" = make_interval(days => $1)', [days])

onEveryEngine('an event', (database) => {
  afterEach(() => travel(database, 0))

  it('has a type of the catalogue, and each type has an act here that makes it', async () => {
    const [known] = await database.rows<{ types: string[] }>(
      'select app_private.webhook_event_types() as types',
    )

    expect(known?.types.toSorted()).toEqual(types.toSorted())
    expect(Object.keys(acts).toSorted()).toEqual(types.toSorted())
  })

  it.each(types)('%s is written in the transaction of its change, for its vendors alone', async (type) => {
    const { subject, table, row = subject, receivers } = (await acts[type]?.(database)) ?? {}
    const events = await database.rows<{
      account_id: string
      xmin: string
      body: Record<string, unknown> & { data: object }
    }>(
      `select account_id, xmin::text, app_public.webhook_events_body(events) as body from app_public.webhook_events as events
       where subject_id = $1 and type = $2 order by seq`,
      [subject, type],
    )
    const last = new Map(events.map((event) => [event.account_id, event]))

    expect([...last.keys()].toSorted()).toEqual(receivers?.toSorted())
    const { properties, required } = schema.$defs[type] ?? { properties: { data: undefined }, required: [] }
    for (const { body, xmin } of last.values()) {
      expect(Object.keys(body).toSorted()).toEqual(required.toSorted())
      expect(Object.keys(body.data)).toEqual(expect.arrayContaining(properties.data?.required ?? []))
      expect(Object.keys(properties.data?.properties ?? {})).toEqual(
        expect.arrayContaining(Object.keys(body.data)),
      )
      expect(body).toMatchObject({ type, version: 1, subject: { id: subject } })
      if (!table) continue
      const changed = await database.rows(
        `select from app_public.${table} where id = $1 and xmin::text = $2`,
        [row, xmin],
      )
      expect(changed).toHaveLength(1)
    }
  })

  it('is not written when its change is rolled back, or without an operation', async () => {
    const { distribution } = await anOpenInvestment(database, ['acknowledge'])
    const count = async () =>
      (await database.rows('select from app_public.webhook_events where subject_id = $1', [distribution.id]))
        .length
    const before = await count()
    const close = `update app_public.distributions set status = 'closed' where id = $1`

    await expect(
      asOperation(database.db, platform, async (client) => {
        await client.query(close, [distribution.id])
        throw new Error('Rolled back.')
      }),
    ).rejects.toThrow('Rolled back.')
    await database.rows(close, [distribution.id])

    expect(await count()).toBe(before)
  })

  it('carries the idempotency key of its request as correlation id', async () => {
    const investor: Actor = { ...(await anInvestor(database)), idempotencyKey: 'key-of-the-page' }
    const { distribution } = await invest(database, investor, { offeringId: (await anOffering(database)).id })

    expect(
      await database.rows(
        'select distinct correlation_id as id from app_public.webhook_events where subject_id = $1',
        [distribution.id],
      ),
    ).toEqual([{ id: 'key-of-the-page' }])
  })
})
