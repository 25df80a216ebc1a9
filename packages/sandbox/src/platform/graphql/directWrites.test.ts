import { expect, it } from 'vitest'
import { anInvestor, type InvestorOptions } from '../../testing/anInvestor.ts'
import { berths } from '../../testing/berths.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/TestDatabase.ts'

const writes = {
  insert: `insert into app_public.berths (name) values ('North quay')`,
  update: `update app_public.berths set name = 'South quay'`,
  delete: `delete from app_public.berths`,
}

const anIssuer = (database: TestDatabase, options: InvestorOptions = {}) =>
  anInvestor(database, { type: 'issuer', ...options })

const run = (database: TestDatabase, actor: Actor, sql: string) =>
  database.as(actor, async (client) => (await client.query(sql)).rowCount)

onEveryEngine(
  'a table that requests write',
  (database) => {
    it('lets the roles of the matrix write their own rows, and no other', async () => {
      const [owner, stranger] = [await anIssuer(database), await anIssuer(database)]

      expect(await run(database, owner, writes.insert)).toBe(1)
      expect(await run(database, stranger, writes.update)).toBe(0)
      expect(await run(database, stranger, writes.delete)).toBe(0)
      expect(await run(database, owner, writes.update)).toBe(1)
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

    it('asks each verb for itself: an admin may update what only an owner may delete', async () => {
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
      await database.rows(`insert into app_public.berths (name, issuer_id) values ('Quay', $1)`, [
        issuer.accountId,
      ])
      expect(await run(database, issuer, writes.update)).toBe(1)
    })
  },
  { prepare: berths },
)
