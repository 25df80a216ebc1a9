import { expect, it } from 'vitest'
import { ask, halden, type Row } from '../../testing/accounts/anIssuer.ts'
import { aHolding, aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const book = `query ($id: UUID!, $day: Date) {
  roundById(id: $id) { bookedUnits(day: $day) }
  capTableTotals(day: $day, first: 1000) { nodes { assetId units } } }`

interface Book {
  roundById: { bookedUnits: string }
  capTableTotals: { nodes: Row[] }
}

onEveryEngine('the two sides of a control book', (database) => {
  /** Returns the issued units of the ledger, and the units of the holders. */
  const sides = async (round: TestRound, day?: string) => {
    const { roundById, capTableTotals } = await ask<Book>(database, halden, book, { id: round.id, day })
    const held = capTableTotals.nodes.find(({ assetId }) => assetId === round.assetId)
    return [Number(roundById.bookedUnits), Number(held?.units ?? 0)]
  }
  const today = async () =>
    (await database.rows<{ day: string }>('select app_private.today()::text as day'))[0]?.day

  /** Writes past the rules that keep the books good, as a fault would. */
  const writeFaulty = async (table: string, text: string, values: readonly unknown[]) => {
    await database.rows(`alter table app_public.${table} disable trigger user`)
    await database.rows(text, [...values])
    await database.rows(`alter table app_public.${table} enable trigger user`)
  }

  it('agree where every unit that was issued is held', async () => {
    const round = await aRound(database)
    await aHolding(database, round, { amount: '60.5', daysAgo: 3 })
    await aHolding(database, round, { amount: '39.5' })

    expect(await sides(round)).toEqual([100, 100])
  })

  it('differ when a holding has other units than the ledger', async () => {
    const round = await aRound(database)
    const { id } = await aHolding(database, round, { amount: '60' })
    await writeFaulty('holdings', 'update app_public.holdings set amount = 70 where id = $1', [id])

    expect(await sides(round)).toEqual([60, 70])
  })

  it('differ on a day when units were given to a holder and taken from none', async () => {
    const round = await aRound(database)
    const { id } = await aHolding(database, round, { amount: '60', daysAgo: 3 })
    await writeFaulty(
      'ledger_entries',
      `insert into app_public.ledger_entries
         (transaction_id, security_id, round_id, issuer_id, holding_id, amount, booked_on)
       select transaction_id, security_id, round_id, issuer_id, holding_id, 5, booked_on
       from app_public.ledger_entries where holding_id = $1`,
      [id],
    )

    expect(await sides(round, await today())).toEqual([60, 65])
  })
})
