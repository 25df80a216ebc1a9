import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anInvestor, type InvestorOptions } from '../../../testing/accounts/anInvestor.ts'
import { exampleRecords } from '../../../testing/database/exampleRecords.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../../testing/database/TestDatabase.ts'

const writes = {
  insert: `insert into app_public.example_records (name) values ('North quay')`,
  update: `update app_public.example_records set name = 'South quay'`,
  delete: `delete from app_public.example_records`,
}

const anIssuer = (database: TestDatabase, options: InvestorOptions = {}) =>
  anInvestor(database, { type: 'issuer', ...options })

const run = (database: TestDatabase, actor: Actor, sql: string) =>
  database.as(actor, async (client) => (await client.query(sql)).rowCount)

const documents = {
  create: `mutation ($name: String!) { createExampleRecord(input: { exampleRecord: { name: $name } }) { exampleRecord { id name version } } }`,
  update: `mutation ($id: UUID!, $patch: ExampleRecordPatch!) {
    updateExampleRecordById(input: { id: $id, patch: $patch }) { exampleRecord { id name version } } }`,
  delete: `mutation ($id: UUID!) { deleteExampleRecordById(input: { id: $id }) { exampleRecord { id } } }`,
}

interface ExampleRecord {
  id: string
  name: string
  version: string
}

async function anExampleRecord(database: TestDatabase, actor: Actor): Promise<ExampleRecord> {
  const { data, errors } = await database.ask(actor, documents.create, { name: 'North quay' })
  expect(errors).toBeUndefined()
  return (data?.createExampleRecord as { exampleRecord: ExampleRecord }).exampleRecord
}

onEveryEngine(
  'a table that requests write',
  (database) => {
    it('lets the roles of the matrix write their own rows, and no other', async () => {
      const [owner, stranger] = [await anIssuer(database), await anIssuer(database)]

      expect(await run(database, owner, writes.insert)).toBe(1)
      expect(await run(database, stranger, writes.update)).toBe(0)
      expect(await run(database, stranger, writes.delete)).toBe(0)
      expect(await run(database, owner, writes.update)).toBe(1)
      // proves CACHE-012
      expect(await run(database, owner, writes.delete)).toBe(1)
    })

    it.each(['investor', 'broker', 'agent', 'ats', 'admin'])(
      'refuses %s accounts, even where no row would be met',
      async (type) => {
        const actor = await anInvestor(database, { type })
        for (const write of Object.values(writes)) {
          await expect(run(database, actor, write)).rejects.toThrow('Operation not allowed')
        }
      },
    )

    it.each([
      [{ role: 'account_viewer' }, 'Operation not allowed'],
      [{ status: 'suspended' }, 'Your access to this account is suspended.'],
    ] as const)('refuses a delegate who is %j', async (options, message) => {
      const actor = await anIssuer(database, options)
      for (const write of Object.values(writes)) {
        await expect(run(database, actor, write)).rejects.toThrow(message)
      }
    })

    it('checks each verb separately: an admin may update a record that only an owner may delete', async () => {
      const admin = await anIssuer(database, { role: 'account_admin' })
      await run(database, admin, writes.insert)

      expect(await run(database, admin, writes.update)).toBe(1)
      await expect(run(database, admin, writes.delete)).rejects.toThrow('Operation not allowed')
    })

    it('refuses an account one does not belong to, and no account', async () => {
      const [person, issuer] = [await anInvestor(database), await anIssuer(database)]
      for (const accountId of [issuer.accountId, null]) {
        await expect(run(database, { userId: person.userId, accountId }, writes.insert)).rejects.toThrow(
          'You cannot act for this account.',
        )
      }
    })

    it('does not ask the platform itself', async () => {
      const issuer = await anIssuer(database)
      await database.rows(`insert into app_public.example_records (name, issuer_id) values ('Quay', $1)`, [
        issuer.accountId,
      ])
      expect(await run(database, issuer, writes.update)).toBe(1)
    })

    it('is created, updated by id with a patch, and deleted, through GraphQL', async () => {
      const issuer = await anIssuer(database)
      const { id } = await anExampleRecord(database, issuer)

      const update = await database.ask(issuer, documents.update, { id, patch: { name: 'South quay' } })
      expect(update).toEqual({
        data: { updateExampleRecordById: { exampleRecord: { id, name: 'South quay', version: '2' } } },
      })
      const gone = await database.ask(issuer, documents.delete, { id })
      expect(gone).toEqual({ data: { deleteExampleRecordById: { exampleRecord: { id } } } })
    })

    it('has no other way to name the row of a write', async () => {
      const { data } = await database.ask(
        await anIssuer(database),
        '{ __schema { mutationType { fields { name } } } }',
      )
      const names = JSON.stringify(data).match(/\w*ExampleRecord\w*/g)
      expect(names).toEqual(['createExampleRecord', 'updateExampleRecordById', 'deleteExampleRecordById'])
    })

    it('refuses a patch of another version, and returns the current one', async () => {
      const issuer = await anIssuer(database)
      const { id } = await anExampleRecord(database, issuer)
      const save = (version: string | null, name: string) =>
        database.ask(issuer, documents.update, { id, patch: { version, name } })

      expect((await save('1', 'First')).errors).toBeUndefined()
      const late = await save('1', 'Second')
      expect(late.data).toEqual({ updateExampleRecordById: null })
      expect(late.errors?.[0]?.extensions).toEqual({ code: 'changed_elsewhere', details: { version: 2 } })
      expect((await save(null, 'Any Name')).data).toMatchObject({
        updateExampleRecordById: { exampleRecord: { version: '3' } },
      })
    })

    it('answers not_found for another account’s row and for an unknown one, not_allowed for the wrong role', async () => {
      const [owner, stranger] = [await anIssuer(database), await anIssuer(database)]
      const viewer = await anIssuer(database, { role: 'account_viewer' })
      const { id } = await anExampleRecord(database, owner)
      const codes = async (actor: Actor, id: string) => [
        (await database.ask(actor, documents.update, { id, patch: { name: 'Mine' } })).errors?.[0]
          ?.extensions,
        (await database.ask(actor, documents.delete, { id })).errors?.[0]?.extensions,
      ]

      expect(await codes(stranger, id)).toEqual(Array(2).fill({ code: 'not_found' }))
      expect(await codes(stranger, randomUUID())).toEqual(Array(2).fill({ code: 'not_found' }))
      // proves CACHE-012
      expect(await codes(viewer, id)).toEqual(Array(2).fill({ code: 'not_allowed' }))
    })
  },
  { prepare: exampleRecords },
)
