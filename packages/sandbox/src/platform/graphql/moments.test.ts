import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const elsewhere = 'Asia/Kolkata'

onEveryEngine('moments', (database) => {
  it('are written in UTC, in every time zone of the database server', async () => {
    const issuer = await anInvestor(database, { type: 'issuer' })
    // Sets the time zone of new connections, and of the open one.
    await database.rows(
      `do $$ begin execute format('alter database %I set timezone to %L', current_database(), '${elsewhere}'); end $$`,
    )
    await database.rows(`set timezone to '${elsewhere}'`)

    const { data, errors } = await database.ask(
      issuer,
      `{ accountById(id: "${issuer.accountId}") { createdOn } }`,
    )
    await database.rows('reset timezone')

    expect(errors).toBeUndefined()
    expect((data?.accountById as { createdOn: string }).createdOn).toMatch(/\+00:00$/)
  })
})
