import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { aDelegate } from '../../testing/accounts/aDelegate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { exampleRecords } from '../../testing/database/exampleRecords.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'
import { asOperation } from './asOperation.ts'
import { recordOperation } from './recordOperation.ts'

const anIssuer = (database: TestDatabase) => anInvestor(database, { type: 'issuer' })
const create = (name: string) =>
  `createExampleRecord(input: { exampleRecord: { name: "${name}" } }) { exampleRecord { id } }`

const operationsDocument = `{ allOperations(orderBy: CREATED_ON_ASC) { nodes {
  operation outcome code role userId requestId
  changesByOperationId(orderBy: ID_ASC) { nodes { table verb rowId before after } }
} } }`

async function operationsOf(database: TestDatabase, actor: Actor) {
  const { data, errors } = await database.ask(actor, operationsDocument)
  expect(errors).toBeUndefined()
  return (data?.allOperations as { nodes: Record<string, unknown>[] }).nodes
}

async function idOf(database: TestDatabase, issuer: Actor): Promise<string> {
  const { data } = await database.ask(issuer, `mutation { ${create('North quay')} }`)
  return (data?.createExampleRecord as { exampleRecord: { id: string } }).exampleRecord.id
}

const update = (id: string, patch: string) =>
  `updateExampleRecordById(input: { id: "${id}", patch: { ${patch} } }) { exampleRecord { id } }`

onEveryEngine(
  'the audit',
  (database) => {
    it('has an operation for a mutation, with the old and new values of each row', async () => {
      const issuer = await anIssuer(database)
      const id = await idOf(database, issuer)
      await database.ask(issuer, `mutation { ${update(id, 'name: "South quay"')} }`)
      await database.ask(
        issuer,
        `mutation { deleteExampleRecordById(input: { id: "${id}" }) { exampleRecord { id } } }`,
      )

      const entry = { outcome: 'done', code: null, role: 'account_owner', userId: issuer.userId }
      const row = { id, issuer_id: issuer.accountId, note: null }
      const change = (verb: string, before: unknown, after: unknown) => ({
        changesByOperationId: { nodes: [{ table: 'example_records', verb, rowId: id, before, after }] },
      })
      expect(await operationsOf(database, issuer)).toMatchObject([
        {
          ...entry,
          operation: 'createExampleRecord',
          ...change('insert', null, { ...row, name: 'North quay', version: 1 }),
        },
        {
          ...entry,
          operation: 'updateExampleRecordById',
          ...change('update', { name: 'North quay', version: 1 }, { name: 'South quay', version: 2 }),
        },
        {
          ...entry,
          operation: 'deleteExampleRecordById',
          ...change('delete', { ...row, name: 'South quay', version: 2 }, null),
        },
      ])
    })

    it('has the old and new values of a row in a table without secrets too', async () => {
      const issuer = await anIssuer(database)
      const { linkId } = await aDelegate(database, issuer.accountId)
      await database.ask(
        issuer,
        `mutation { updateUsersAccountById(input: { id: "${linkId}", patch: { role: "account_viewer" } }) {
          clientMutationId } }`,
      )

      expect(await operationsOf(database, issuer)).toMatchObject([
        {
          changesByOperationId: {
            nodes: [
              {
                table: 'users_accounts',
                rowId: linkId,
                before: { role: 'account_admin' },
                after: { role: 'account_viewer' },
              },
            ],
          },
        },
      ])
    })

    it('of an account is written only by its own users, also if another account is named', async () => {
      const [issuer, stranger] = [await anIssuer(database), await anIssuer(database)]
      const suspended = await aDelegate(database, issuer.accountId, { status: 'suspended' })
      const { accountId } = issuer
      const doers = [issuer, stranger, suspended, { userId: randomUUID() }, { userId: null }]
      for (const [index, { userId }] of doers.entries()) {
        await recordOperation(
          database.db,
          { userId, accountId },
          { operation: `entry${index}`, outcome: 'refused' },
        )
        await asOperation(
          database.db,
          { userId, accountId, operation: `done${index}` },
          async () => undefined,
        )
      }

      // The operations of the stranger and of no user are recorded without the account. Two at one moment have no order.
      const written = await operationsOf(database, issuer)
      expect(written.map(({ operation, role }) => [operation, role]).toSorted()).toEqual([
        ['done0', 'account_owner'],
        ['done2', 'account_admin'],
        ['done4', null],
        ['entry0', 'account_owner'],
        ['entry2', 'account_admin'],
        ['entry4', null],
      ])
      expect(
        await database.rows('select operation, account_id from app_public.operations where user_id = $1', [
          stranger.userId,
        ]),
      ).toEqual([
        { operation: 'entry1', account_id: null },
        { operation: 'done1', account_id: null },
      ])
    })

    it('has refused operations, after the rollback and without a change', async () => {
      const [issuer, other] = [await anIssuer(database), await anIssuer(database)]
      const foreign = await idOf(database, other)
      const id = await idOf(database, issuer)
      for (const mutation of [
        update(foreign, 'name: "Mine"'),
        update(id, 'name: "Late", version: "9"'),
        update(id, 'name: ""'),
      ]) {
        await database.ask(issuer, `mutation { ${mutation} }`)
      }
      const [, ...refused] = await operationsOf(database, issuer)
      expect(refused.map(({ outcome, code }) => [outcome, code])).toEqual([
        ['refused', 'not_found'],
        ['refused', 'changed_elsewhere'],
        ['refused', 'invalid_input'],
      ])
      expect(refused.map(({ changesByOperationId }) => changesByOperationId)).toEqual(
        Array(3).fill({ nodes: [] }),
      )
    })

    it('holds an operation for each mutation of a request, and gives each its own changes', async () => {
      const issuer = await anIssuer(database)
      const answer = await database.ask(
        issuer,
        `mutation { a: ${create('One')} b: ${create('')} c: ${create('Three')} }`,
      )
      expect(answer.data).toMatchObject({ a: { exampleRecord: {} }, b: null, c: { exampleRecord: {} } })
      const rows = await database.rows<{ outcome: string; name: string | null }>(
        `select outcome, after ->> 'name' as name from app_public.operations
         left join app_public.changes on operation_id = operations.id
         where operations.account_id = $1 order by name nulls last`,
        [issuer.accountId],
      )
      expect(rows).toEqual([
        { outcome: 'done', name: 'One' },
        { outcome: 'done', name: 'Three' },
        { outcome: 'refused', name: null },
      ])
    })

    it('has operations with invalid variables, without the variables', async () => {
      const issuer = await anIssuer(database)
      const document = `mutation ($id: UUID!) { deleteExampleRecordById(input: { id: $id }) { exampleRecord { id } } }`
      await database.ask(issuer, document, { id: 'kestrel 987-65-4321' })

      const [entry] = await operationsOf(database, issuer)
      expect(entry).toMatchObject({
        operation: 'deleteExampleRecordById',
        outcome: 'refused',
        code: 'invalid_input',
      })
      // No random id and no time can hold this word, as they can hold three digits.
      expect(JSON.stringify(entry)).not.toContain('kestrel')
    })

    it('is read only by owners and admins of the account, and by admin accounts', async () => {
      const issuer = await anIssuer(database)
      await idOf(database, issuer)
      const delegate = async (role: string) => {
        const person = await anInvestor(database)
        await database.rows(
          'insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, $3)',
          [person.userId, issuer.accountId, role],
        )
        return { ...person, accountId: issuer.accountId }
      }
      const seen = async (actor: Actor) => {
        const { data } = await database.ask(
          actor,
          `{ allOperations(filter: { accountId: { equalTo: "${issuer.accountId}" } }) { totalCount nodes {
            changesByOperationId { totalCount } } } }`,
        )
        return data?.allOperations
      }
      const all = { totalCount: 1, nodes: [{ changesByOperationId: { totalCount: 1 } }] }
      const none = { totalCount: 0, nodes: [] }

      expect(await seen(issuer)).toEqual(all)
      expect(await seen(await delegate('account_admin'))).toEqual(all)
      expect(await seen({ userId: userIds.admin, accountId: accountIds.operations })).toEqual(all)
      expect(await seen(await delegate('account_viewer'))).toEqual(none)
      expect(await seen(await anIssuer(database))).toEqual(none)
    })

    it.each([
      'update app_public.operations set outcome = $$done$$',
      'delete from app_public.operations',
      'truncate app_public.operations cascade',
      'update app_public.changes set after = null',
      'delete from app_public.changes',
      'truncate app_public.changes',
    ])('is never altered, not even by the owner of the database: %s', async (sql) => {
      await expect(database.rows(sql)).rejects.toThrow('The audit is written once and never altered.')
    })
  },
  { prepare: exampleRecords },
)
