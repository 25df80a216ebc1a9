import { expect, it } from 'vitest'
import { accountIds, offeringIds, userIds } from '../../../../seed/ids.ts'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../../testing/investments/anOffering.ts'
import { invest } from '../../../testing/investments/invest.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../../testing/database/TestDatabase.ts'

const document = `query ($id: UUID!) { offering: investorOfferingDetailsById(id: $id) {
  id offerWallId issuerName sellerName assetName className classPrice termsUrl supportEmail brandSlug
  minUnits maxUnits remainingUnits opensOn closesOn refusal stepsAhead
} }`

onEveryEngine('investorOfferingDetailsById', (database) => {
  const offering = async (actor: Actor, id: string) =>
    (await database.ask(actor, document, { id })).data?.offering

  it('shows its own fields to any investor, set up or not', async () => {
    const details = await offering(await anInvestor(database, { setup: false }), offeringIds['series-b'])
    // proves CALL-110, ENTITY-049
    expect(details).toMatchObject({
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

  it.each([
    ['series-b', null],
    ['not-yet-open', 'offering_not_open'],
    ['closed', 'offering_closed'],
    ['stale', 'round_stale'],
    ['sold-out', 'offering_sold_out'],
  ] as const)('says of the one that is %s why nothing is taken: %s', async (key, refusal) => {
    const details = await offering(await anInvestor(database), offeringIds[key])
    expect(details).toMatchObject({ id: offeringIds[key], refusal })
  })

  it('names the accounts whose profiles the reader may read: those it deals with', async () => {
    const investor = await anInvestor(database)
    const { id } = await anOffering(database)
    const parties = async () => {
      const asked =
        'query ($id: UUID!) { offering: investorOfferingDetailsById(id: $id) { issuerId sellerId offerWallId } }'
      const { data } = await database.ask(investor, asked, { id })
      return data?.offering as { issuerId: string | null; sellerId: string | null; offerWallId: string }
    }
    expect(await parties()).toMatchObject({ issuerId: null, sellerId: null })

    await invest(database, investor, { offeringId: id, amount: '10' })

    const { issuerId, sellerId, offerWallId } = await parties()
    expect(sellerId).toBe(offerWallId)
    const profiles =
      'query ($a: UUID!, $b: UUID!) { a: accountById(id: $a) { id } b: accountById(id: $b) { id } }'
    const { data } = await database.ask(investor, profiles, { a: issuerId, b: sellerId })
    expect(data).toEqual({ a: { id: issuerId }, b: { id: sellerId } })
  })

  it('shows nothing of one that is drafted', async () => {
    expect(await offering(await anInvestor(database), offeringIds.drafted)).toBeNull()
  })

  it('has its limits and the available units, and is sold out when less than the minimum is left', async () => {
    const { id } = await anOffering(database, { units: '100.5', limits: ['5', '50'] })
    const [first, second, third] = [
      await anInvestor(database),
      await anInvestor(database),
      await anInvestor(database),
    ]
    await invest(database, first, { offeringId: id, amount: '50' })
    expect(await offering(second, id)).toMatchObject({
      minUnits: '5.000000000000000000',
      maxUnits: '50.000000000000000000',
      remainingUnits: '50', // 100.5 less 50, whole ones
      refusal: null,
    })
    await invest(database, second, { offeringId: id, amount: '46' })
    expect(await offering(third, id)).toMatchObject({ remainingUnits: '4', refusal: 'offering_sold_out' })
  })

  it('names the steps that an investment in it begins with, in their order and in the languages there are', async () => {
    const investor = await anInvestor(database)
    const details = await offering(investor, offeringIds['series-b'])
    await invest(database, investor, { offeringId: offeringIds['series-b'], amount: '80' })
    const steps = await database.rows<{ title: string }>(
      `select coalesce(steps.render_attributes ->> 'progressBarTitle', steps.render_attributes ->> 'title') as title
       from app_public.steps join app_public.distributions using (process_id)
       where distributions.investor_id = $1 order by steps."order"`,
      [investor.accountId],
    )

    expect(steps.length).toBeGreaterThan(2)
    expect(details).toMatchObject({ stepsAhead: steps.map(({ title }) => ({ name: title })) })
    expect(details).toMatchObject({
      stepsAhead: expect.arrayContaining([{ name: 'Suitability', languages: { de: { name: 'Eignung' } } }]),
    })
  })

  it('has no least and no most where the owner set none', async () => {
    const { id } = await anOffering(database, { total: '1000' })
    expect(await offering(await anInvestor(database), id)).toMatchObject({
      minUnits: null,
      maxUnits: null,
      remainingUnits: '1000',
    })
  })

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
    const refusals: unknown[] = []
    for (const days of [2, 3, 5, 6]) {
      await database.rows(`update app_private.clock set "offset" = make_interval(days => $1)`, [days])
      refusals.push(((await offering(investor, id)) as { refusal: unknown }).refusal)
    }
    await database.rows(`update app_private.clock set "offset" = '0'`)
    expect(refusals).toEqual(['offering_not_open', null, null, 'offering_closed'])
  })
})
