import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { FileStore } from '../files/FileStore.ts'
import { importWaiting } from '../imports/keepImporting.ts'
import { aFileToImport } from '../../testing/investments/aFileToImport.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { aParty, aSetup, setupAccount } from '../../testing/accounts/setupAccount.ts'
import { plain, visibleKeys } from '../../testing/database/visibleKeys.ts'
import type { Actor, Answer, TestDatabase } from '../../testing/database/TestDatabase.ts'

type Act = (actor: Actor, email: string, allocationId: string) => Promise<Answer>

/** Creates a user with an account of a type that is already the contact of another vendor. */
async function somebodyKnown(database: TestDatabase, type = 'investor') {
  const person = await anInvestor(database, { type })
  const email = `${person.userId}@example.com`
  await database.rows(
    `update app_public.accounts set email = $2, contact_name = 'Ida Known', legal_name = 'Known Ltd' where id = $1`,
    [person.accountId, email],
  )
  const other = await aVendor(database)
  await database.rows(
    `insert into app_public.customers (account_id, investor_id, contact_name, email) values ($1, $2, 'Their name', $3)`,
    [other.accountId, person.accountId, email],
  )
  return { ...person, email }
}

onEveryEngine('the answers to an email of a known and of an unknown person', (database) => {
  const mutate =
    (source: string): Act =>
    (actor, email, allocationId) =>
      database.ask(actor, source, { email, ...(source.includes('$id') && { id: allocationId }) })
  const importing =
    (mutation: string, header: string, line: (email: string) => string): Act =>
    async (actor, email, allocationId) => {
      const fileName = await aFileToImport(database, actor, `${header}\r\n${line(email)}\r\n`)
      const target = mutation.endsWith('Allocation') ? `, allocationId: "${allocationId}"` : ''
      const begun = await database.ask(
        actor,
        `mutation { ${mutation}(input: { fileName: "${fileName}"${target} }) { import { id } } }`,
      )
      expect(begun.errors).toBeUndefined()
      await importWaiting(database.db, new FileStore(database.filesDir))
      return database.ask(
        actor,
        `{ allImports { nodes { status rowCount addedCount knownCount wrongCount addedUnits problem } }
           allImportRows { nodes { row name email cells outcome problem } } }`,
      )
    }
  const customer = (email: string) => `Typed Name,${email}`
  const row = (email: string) => `${email},Typed Name,10,,,,`
  const capTable = 'email,contactName,amount,price,paidInCapital,paidOn,note'
  const account = 'id name contactName email legalName setup investorType createdOn'

  const acts: [string, Act][] = [
    [
      'makeCustomer',
      mutate(`mutation ($email: String!) { makeCustomer(input: { email: $email, name: "Typed Name" }) {
        customer { id contactName email investorId accountByInvestorId { ${account} } } } }`),
    ],
    [
      'makeDistribution',
      mutate(`mutation ($email: String!, $id: UUID!) { makeDistribution(input: {
        accountEmail: $email, amount: "10", name: "Typed Name", allocationId: $id }) {
        distribution { id investorId accountByInvestorId { ${account} } } } }`),
    ],
    [
      'makeDelegate',
      mutate(`mutation ($email: String!) { makeDelegate(input: {
        email: $email, firstName: "Typed", lastName: "Name", role: "account_admin" }) {
        usersAccount { id role status userByUserId { id firstName lastName emails status createdOn } } } }`),
    ],
    [
      'makeVendorAgent',
      mutate(`mutation ($email: String!) { makeVendorAgent(input: { email: $email, name: "Typed Name" }) {
        vendorAgent { id name agentId accountByAgentId { ${account} } } } }`),
    ],
    [
      'transferOwnership',
      mutate(`mutation ($email: String!) { transferOwnership(input: { email: $email }) {
        usersAccount { id userId } } }`),
    ],
    [
      'sendClaimAccountEmail',
      mutate(
        `mutation ($email: String!) { sendClaimAccountEmail(input: { email: $email }) { clientMutationId } }`,
      ),
    ],
    ['bulkCustomers', importing('bulkCustomers', 'name,email', customer)],
    ['previewBulkCustomers', importing('previewBulkCustomers', 'name,email', customer)],
    ['bulkAllocation', importing('bulkAllocation', capTable, row)],
    ['previewBulkAllocation', importing('previewBulkAllocation', capTable, row)],
  ]

  it.each(acts.flatMap(([name, act]) => ['investor', 'agent'].map((type) => [name, type, act] as const)))(
    'is nothing to a vendor that asks %s for that of an %s',
    async (_name, type, act) => {
      const seen = []
      for (const email of [(await somebodyKnown(database, type)).email, `${randomUUID()}@example.com`]) {
        const { id, owner } = await anAllocation(database)
        const answer = await act(owner.as(), email, id)
        expect(answer.errors).toBeUndefined()
        seen.push({
          answer: plain(JSON.stringify(answer), [email]),
          sight: await visibleKeys(database, owner.as(), [email]),
        })
      }

      expect(seen[0]).toEqual(seen[1])
    },
  )

  it('is nothing to a broker that makes an issuer with it, nor to an investor whose party may sign in', async () => {
    const make = `mutation ($email: String!) { makeIssuerAccount(input: { companyName: "Typed", companyEmail: $email }) {
      managedAccount { id accountByEntityId { ${account} } } } }`
    const seen = []
    for (const email of [(await somebodyKnown(database, 'issuer')).email, `${randomUUID()}@example.com`]) {
      const broker = await aVendor(database, 'broker')
      const investor = await anInvestor(database, { setup: false })
      const party = aParty({ email, allowLogin: true })
      const answer = await database.ask(broker.as(), make, { email })
      expect((await setupAccount(database, investor, aSetup({ parties: [party] }))).errors).toBeUndefined()
      seen.push({
        answer: plain(JSON.stringify(answer), [email]),
        sights: [
          await visibleKeys(database, broker.as(), [email]),
          await visibleKeys(database, investor, [email]),
        ],
      })
    }

    expect(seen[0]).toEqual(seen[1])
  })

  it('is not even that two addresses are one person’s', async () => {
    const make = `mutation ($email: String!) { makeDelegate(input: {
      email: $email, firstName: "Typed", lastName: "Name", role: "account_admin" }) { usersAccount { id } } }`
    const known = await somebodyKnown(database)
    const second = `${randomUUID()}@example.com`
    await database.rows(`update app_public.users set emails = emails || $2::text where id = $1`, [
      known.userId,
      second,
    ])
    const seen = []
    for (const emails of [
      [known.email, second],
      [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`],
    ]) {
      const { owner } = await anAllocation(database)
      const answers = []
      for (const email of emails) answers.push(await database.ask(owner.as(), make, { email }))
      seen.push({
        answers: plain(JSON.stringify(answers), emails),
        sight: await visibleKeys(database, owner.as(), emails),
      })
    }

    expect(seen[0]).toEqual(seen[1])
  })
})
