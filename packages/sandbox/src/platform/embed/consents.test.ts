import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aDelegate } from '../../testing/accounts/aDelegate.ts'
import { anAllocation, type TestAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { aSecretKey } from '../../testing/aSecretKey.ts'
import { claimAccount } from '../../testing/accounts/claimAccount.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { askToInvest } from '../../testing/investments/invest.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

interface Reach {
  user_id: string | null
  consent: string | null
  continue_path: string | null
}

const complete = `mutation ($id: UUID!) { completeStep(input: { stepId: $id, blob: {} }) { step { status } } }`
const give = `mutation ($id: UUID!) { giveVendorConsent(input: { vendorId: $id }) {
  vendorConsent { vendorId investorId operation endedOn } } }`
const withdraw = `mutation ($id: UUID!) { withdrawVendorConsent(input: { vendorId: $id }) { vendorConsent { endedOn } } }`

async function reach(
  database: TestDatabase,
  vendorId: string,
  accountId: string,
): Promise<Reach | undefined> {
  const rows = await database.rows<Reach>('select * from app_private.embed_reach($1, $2)', [
    vendorId,
    accountId,
  ])
  return rows[0]
}

/** Creates an investment that a vendor prepared for a person who then claimed the account, with the step it waits at. */
async function aPreparedInvestment(database: TestDatabase, allocation: TestAllocation) {
  const made = await makeDistribution(database, allocation)
  const [step] = await database.rows<{ id: string }>(
    'select current_step as id from app_public.processes where id = $1',
    [made.processId],
  )
  const person = await anInvestor(database)
  const investor = await claimAccount(database, made.investorId, person)
  return { distributionId: made.id, investor, stepId: step?.id }
}

async function aSession(
  database: TestDatabase,
  vendorId: string,
  { userId, accountId }: Actor,
): Promise<string> {
  const key = randomUUID()
  const keyId = await aSecretKey(database.db, { secret: key, accountId: vendorId })
  await database.rows(
    `insert into app_private.sessions (token_hash, user_id, account_id, kind, expires_at, embed_key_id)
     values (sha256(convert_to($1, 'UTF8')), $2, $3, 'embed', app_private.now() + interval '1 hour', $4)`,
    [key, userId, accountId, keyId],
  )
  return key
}

async function isOpen(database: TestDatabase, key: string): Promise<boolean> {
  const found = await database.rows(
    `select from app_private.sessions where token_hash = sha256(convert_to($1, 'UTF8'))`,
    [key],
  )
  return found.length > 0
}

onEveryEngine('how far a vendor’s key reaches', (database) => {
  it('covers all of an account that the vendor made, as a placeholder user, until the account is claimed', async () => {
    const allocation = await anAllocation(database)
    const { investorId } = await makeDistribution(database, allocation)
    const before = await reach(database, allocation.owner.accountId, investorId)
    const again = await reach(database, allocation.owner.accountId, investorId)
    const key = await aSession(database, allocation.owner.accountId, {
      userId: before?.user_id ?? '',
      accountId: investorId,
    })
    expect(before).toMatchObject({ user_id: expect.any(String) as string, consent: 'not_needed' })
    expect(again).toEqual(before)
    expect(
      await database.rows('select emails, first_name, status from app_public.users where id = $1', [
        before?.user_id,
      ]),
    ).toEqual([{ emails: [], first_name: 'Nora', status: 'active' }])

    const person = await anInvestor(database)
    await claimAccount(database, investorId, person)

    expect(await reach(database, allocation.owner.accountId, investorId)).toMatchObject({
      user_id: person.userId,
      consent: 'needed',
    })
    expect(await isOpen(database, key)).toBe(false)
    expect(
      await database.rows('select user_id from app_public.users_accounts where account_id = $1', [
        investorId,
      ]),
    ).toEqual([{ user_id: person.userId }])
  })

  it('covers nothing of an account of another vendor, of a company, or of an investor without a connection to the vendor', async () => {
    const [one, other] = [await anAllocation(database), await anAllocation(database)]
    const { investorId } = await makeDistribution(database, other)
    const stranger = await anInvestor(database)

    for (const account of [investorId, other.owner.accountId, stranger.accountId, randomUUID()]) {
      expect((await reach(database, one.owner.accountId, account))?.consent).toBeNull()
    }
  })

  it('is its own account', async () => {
    const investor = await anInvestor(database)
    expect(await reach(database, investor.accountId, investor.accountId)).toMatchObject({
      user_id: investor.userId,
      consent: 'not_needed',
    })
  })

  it('covers only the invitation of a person whom the vendor invested for, and links to the page where they continue', async () => {
    const allocation = await anAllocation(database)
    const { distributionId, investor } = await aPreparedInvestment(database, allocation)

    expect(await reach(database, allocation.owner.accountId, investor.accountId)).toEqual({
      user_id: investor.userId,
      consent: 'needed',
      continue_path: `/login?next=%2Fdistribution%2F${distributionId}`,
    })
  })

  it('covers the account once its signed-in owner continues the prepared investment', async () => {
    const allocation = await anAllocation(database)
    const vendorId = allocation.owner.accountId
    const { investor, stepId } = await aPreparedInvestment(database, allocation)
    const { errors } = await database.ask(investor, complete, { id: stepId })

    expect(errors).toBeUndefined()
    expect(await reach(database, vendorId, investor.accountId)).toMatchObject({ consent: 'given' })
    expect(
      await database.rows(
        'select vendor_id, user_id, operation, ended_on from app_public.vendor_consents where investor_id = $1',
        [investor.accountId],
      ),
    ).toEqual([{ vendor_id: vendorId, user_id: investor.userId, operation: 'completeStep', ended_on: null }])
  })

  it('is the account once its owner invests, and of the seller alone', async () => {
    const allocation = await anAllocation(database, { owner: 'broker' })
    const investor = await anInvestor(database)
    const { errors } = await askToInvest(database, investor, { offeringId: allocation.id })

    expect(errors).toBeUndefined()
    expect(await reach(database, allocation.owner.accountId, investor.accountId)).toMatchObject({
      consent: 'given',
    })
    expect(await reach(database, allocation.issuer.accountId, investor.accountId)).toMatchObject({
      consent: 'needed',
      continue_path: '/login',
    })
  })

  it.each([
    ['through a page of the vendor’s', 'embed', 'account_owner'],
    ['by another delegate', 'cookie', 'account_admin'],
  ] as const)('is not enough for an action %s', async (_how, sessionKind, role) => {
    const allocation = await anAllocation(database)
    const { investor, stepId } = await aPreparedInvestment(database, allocation)
    const actor =
      role === 'account_owner' ? investor : await aDelegate(database, investor.accountId, { role })
    const acting = { userId: actor.userId, accountId: investor.accountId, sessionKind }
    const second = await anAllocation(database)
    expect((await database.ask(acting, complete, { id: stepId })).errors).toBeUndefined()
    expect((await askToInvest(database, acting, { offeringId: second.id })).errors).toBeUndefined()
    expect(codeOf(await database.ask(acting, give, { id: allocation.owner.accountId }))).toBe('not_allowed')

    for (const { owner } of [allocation, second])
      expect((await reach(database, owner.accountId, investor.accountId))?.consent).toBe('needed')
  })
})

onEveryEngine('a vendor’s consent', (database) => {
  it('is given by the owner to a vendor they deal with, read by both, and ends with its sessions', async () => {
    const allocation = await anAllocation(database)
    const vendorId = allocation.owner.accountId
    const { investor } = await aPreparedInvestment(database, allocation)
    const given = await database.ask(investor, give, { id: vendorId })
    const key = await aSession(database, vendorId, investor)

    expect(given.data?.giveVendorConsent).toEqual({
      vendorConsent: {
        vendorId,
        investorId: investor.accountId,
        operation: 'giveVendorConsent',
        endedOn: null,
      },
    })
    expect((await database.ask(investor, give, { id: vendorId })).data).toEqual(given.data)
    for (const reader of [investor, allocation.owner.as()]) {
      const { data } = await database.ask(reader, '{ allVendorConsents { nodes { operation } } }')
      expect(data?.allVendorConsents).toEqual({ nodes: [{ operation: 'giveVendorConsent' }] })
    }
    expect((await database.ask(investor, withdraw, { id: vendorId })).errors).toBeUndefined()
    expect(await isOpen(database, key)).toBe(false)
    expect((await reach(database, vendorId, investor.accountId))?.consent).toBe('needed')
    expect(codeOf(await database.ask(investor, withdraw, { id: vendorId }))).toBe('not_found')
  })

  it('is withdrawn by owners and admins of the investor, not by viewers or the vendor', async () => {
    const allocation = await anAllocation(database)
    const { accountId: vendorId } = allocation.owner
    const { accountId, ...owner } = await anInvestor(database)
    await askToInvest(database, { accountId, ...owner }, { offeringId: allocation.id })
    const viewer = await aDelegate(database, accountId, { role: 'account_viewer' })
    const admin = await aDelegate(database, accountId)
    const codes = []
    for (const actor of [viewer, allocation.owner.as(), admin])
      codes.push(codeOf(await database.ask(actor, withdraw, { id: vendorId })))

    expect(codes).toEqual(['not_allowed', 'not_allowed', undefined])
  })

  it('is refused to other users', async () => {
    const investor = await anInvestor(database)
    const { owner } = await anAllocation(database)
    for (const id of [owner.accountId, investor.accountId, randomUUID()])
      expect(codeOf(await database.ask(investor, give, { id }))).toBe('not_found')
  })

  it('ends with the vendor’s sessions when the account gets another owner', async () => {
    const allocation = await anAllocation(database)
    const vendorId = allocation.owner.accountId
    const investor = await anInvestor(database)
    await askToInvest(database, investor, { offeringId: allocation.id })
    const heir = await aDelegate(database, investor.accountId)
    const key = await aSession(database, vendorId, investor)

    const { errors } = await database.ask(
      investor,
      'mutation ($email: String!) { transferOwnership(input: { email: $email }) { clientMutationId } }',
      { email: heir.email },
    )

    expect(errors).toBeUndefined()
    expect(
      await database.rows(
        'select ended_on is null as holds from app_public.vendor_consents where investor_id = $1',
        [investor.accountId],
      ),
    ).toEqual([{ holds: false }])
    expect(await reach(database, vendorId, investor.accountId)).toMatchObject({
      user_id: heir.userId,
      consent: 'needed',
    })
    expect(await isOpen(database, key)).toBe(false)
  })

  it('is in the audit of the investor, however it was given', async () => {
    const allocation = await anAllocation(database)
    const { investor, stepId } = await aPreparedInvestment(database, allocation)
    await database.ask(investor, complete, { id: stepId })
    await database.ask(investor, withdraw, { id: allocation.owner.accountId })
    const { data } = await database.ask(
      investor,
      `{ allOperations(orderBy: CREATED_ON_ASC) { nodes { operation
           changesByOperationId(filter: { table: { equalTo: "vendor_consents" } }) { nodes { verb } } } } }`,
    )

    expect(data?.allOperations).toEqual({
      nodes: [
        { operation: 'completeStep', changesByOperationId: { nodes: [{ verb: 'insert' }] } },
        { operation: 'withdrawVendorConsent', changesByOperationId: { nodes: [{ verb: 'update' }] } },
      ],
    })
  })
})
