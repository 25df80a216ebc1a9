import { expect, it } from 'vitest'
import { ask, halden, haldenViewer, larkspur, type Row } from '../../testing/accounts/anIssuer.ts'
import { aHolding, aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const all = `query ($securityId: UUID!) { allLedgerEntries(condition: { securityId: $securityId }, orderBy: [CREATED_ON_ASC]) {
  nodes { id amount balanceAfter holdingId investorId bookedOn } } }`

interface Entries {
  allLedgerEntries: { nodes: Row[] }
}

onEveryEngine('balances', (database) => {
  const entriesFor = async (actor: Parameters<typeof ask>[1], { securityId }: TestRound) =>
    (await ask<Entries>(database, actor, all, { securityId })).allLedgerEntries.nodes

  it('are the units of a holder after each entry, and the units left to issue', async () => {
    const round = await aRound(database, { security: '1000' })
    const { investorId, id } = await aHolding(database, round, { amount: '100', daysAgo: 3 })
    await aHolding(database, round, { amount: '0.5', daysAgo: 1, investorId })
    const buyer = await aHolding(database, round, { amount: '7', daysAgo: 2 })
    await move(database, { from: id, to: buyer.investorId, amount: '40' })

    const entries = await entriesFor(halden, round)

    const said = (holder: string | null) =>
      entries
        .filter((entry) => entry.investorId === holder)
        .toSorted((one, other) => String(one.bookedOn).localeCompare(String(other.bookedOn)))
        .map(({ amount, balanceAfter }) => `${short(amount)} ${short(balanceAfter)}`)
    expect(said(investorId)).toEqual(['100 100', '0.5 100.5', '-40 60.5'])
    expect(said(buyer.investorId)).toEqual(['7 7', '40 47'])
    // 1,000 − 100, then 7, then 0.5.
    // proves TXN-004
    expect(said(null)).toEqual(['-100 900', '-7 893', '-0.5 892.5'])
  })

  it('are shown only to readers who see all entries of the holder', async () => {
    const round = await aRound(database)
    const { investorId, id } = await aHolding(database, round, { amount: '100' })
    await database.rows('update app_public.holdings set amount = amount where id = $1', [id])
    const [person] = await database.rows<{ user_id: string }>(
      'select user_id from app_public.users_accounts where account_id = $1',
      [investorId],
    )
    const holder = { userId: person?.user_id ?? '', accountId: investorId }

    expect((await entriesFor(holder, round)).map(({ balanceAfter }) => short(balanceAfter))).toEqual(['100'])
    expect(await entriesFor(haldenViewer, round)).toHaveLength(2)
    expect(await entriesFor(larkspur, round)).toEqual([])
  })

  it('of the issued units of a round are shown to its issuer, for today and for a day, and a transfer does not change them', async () => {
    const round = await aRound(database, { security: '1000' })
    const { id } = await aHolding(database, round, { amount: '100', daysAgo: 3 })
    const buyer = await aHolding(database, round, { amount: '0.5', daysAgo: 1 })
    await move(database, { from: id, to: buyer.investorId, amount: '40' })

    const booked = async (actor: Parameters<typeof ask>[1]) => {
      const { roundById } = await ask<Booked>(database, actor, issued, { id: round.id, day: twoDaysAgo })
      return roundById && [roundById.now, roundById.then].map(short)
    }
    expect(await booked(halden)).toEqual(['100.5', '100'])
    expect(await booked(haldenViewer)).toEqual(['100.5', '100'])
    expect(await booked(larkspur)).not.toEqual(['100.5', '100'])
  })
})

const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
const issued = `query ($id: UUID!, $day: Date!) { roundById(id: $id) { now: bookedUnits then: bookedUnits(day: $day) } }`

interface Booked {
  roundById: { now: string | null; then: string | null } | null
}

async function move(database: TestDatabase, input: { from: string; to: string; amount: string }) {
  await database.as(halden, (client) =>
    // The issuer sees every holder of its own units.
    client.query('select app_public.make_transfer($1, $2, $3)', [input.from, input.to, input.amount]),
  )
}

const short = (text: unknown) =>
  String(text)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
