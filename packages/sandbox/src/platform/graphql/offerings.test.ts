import { expect, it } from 'vitest'
import { accountIds, offeringIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/anInvestor.ts'
import { anOffering } from '../../testing/anOffering.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import type { Actor } from '../../testing/TestDatabase.ts'

const document = `query ($id: UUID!) { offering: investorOfferingDetailsById(id: $id) {
  id offerWallId issuerName sellerName assetName className classPrice termsUrl supportEmail brandSlug
} }`

onEveryEngine('investorOfferingDetailsById', (database) => {
  const offering = async (actor: Actor, id: string) =>
    (await database.ask(actor, document, { id })).data?.offering

  it('shows its own fields to any investor, set up or not [CALL-110] [ENTITY-049]', async () => {
    const details = await offering(await anInvestor(database, { setup: false }), offeringIds['series-b'])
    expect(details).toEqual({
      id: offeringIds['series-b'],
      offerWallId: accountIds.larkspur,
      issuerName: 'Halden Biologics, Inc.',
      sellerName: 'Larkspur Securities LLC',
      assetName: 'Series B Preferred',
      className: 'B-1',
      classPrice: '12.500000000000000000',
      termsUrl: 'https://dataroom.example/series-b',
      supportEmail: 'support@larkspur.example',
      brandSlug: 'larkspur',
    })
  })

  it.each(['not-yet-open', 'closed', 'stale', 'drafted'] as const)(
    'shows nothing of one that is %s',
    async (key) => {
      expect(await offering(await anInvestor(database), offeringIds[key])).toBeNull()
    },
  )

  it('shows nothing to others than investors, and nothing to a suspended delegate', async () => {
    const others = [
      { userId: userIds.issuer, accountId: accountIds.halden },
      { userId: userIds.investor, accountId: null },
      { userId: userIds.investor, accountId: accountIds.idris },
      await anInvestor(database, { status: 'suspended' }),
    ]
    for (const other of others) expect(await offering(other, offeringIds['series-b'])).toBeNull()
  })

  it('is open on its first and its last day, by the platform’s clock', async () => {
    const investor = await anInvestor(database)
    const { id } = await anOffering(database, { opens: 3, closes: 5 })
    const shown: boolean[] = []
    for (const days of [2, 3, 5, 6]) {
      await database.rows(`update app_private.clock set "offset" = make_interval(days => $1)`, [days])
      shown.push((await offering(investor, id)) !== null)
    }
    await database.rows(`update app_private.clock set "offset" = '0'`)
    expect(shown).toEqual([false, true, true, false])
  })
})
