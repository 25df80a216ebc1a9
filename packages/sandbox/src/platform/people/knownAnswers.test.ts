import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { invest } from '../../testing/investments/invest.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { anAddress, aParty, aSetup, setupAccount } from '../../testing/accounts/setupAccount.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const known = 'query ($id: UUID!) { stepById(id: $id) { knownAnswers dynamicData } }'

const country = 'query ($id: UUID!) { stepById(id: $id) { investorCountry } }'

const form = {
  fields: [
    { key: 'mail', type: 'email', fact: 'email' },
    { key: 'home', type: 'string', fact: 'state' },
    { key: 'land', type: 'typeahead', fact: 'country' },
    { key: 'from', type: 'typeahead', fact: 'citizenship' },
    { key: 'number', type: 'string', fact: 'tax_id' },
    { key: 'other', type: 'email' },
  ],
}

onEveryEngine('the answers of account setup', (database) => {
  /** Creates a step that repeats the questions of the setup, for an investor whose account is set up. */
  async function aStep(setup: object) {
    const investor = await anInvestor(database, { setup: false })
    expect((await setupAccount(database, investor, aSetup(setup))).errors).toBeUndefined()
    const { id: offeringId } = await anOffering(database, { asks: ['suitability'] })
    const { distribution } = await invest(database, investor, { offeringId })
    const stepId = distribution.processByProcessId.shortSteps.nodes[0]?.id
    await database.rows(`update app_public.steps set schema = $2 where id = $1`, [stepId, form])
    return { investor, stepId }
  }
  const answersFor = async (actor: Actor, id: string | undefined) =>
    (await database.ask(actor, known, { id })).data?.stepById
  const idOf = async (alpha2: string) =>
    String(
      (
        await database.rows<{ id: number }>('select id from app_public.countries where alpha2 = $1', [alpha2])
      )[0]?.id,
    )

  it('are filled into a form that asks again, only for the investor', async () => {
    const { investor, stepId } = await aStep({ parties: [aParty({ email: 'ida@example.com' })] })
    const us = await idOf('US')

    expect(await answersFor(investor, stepId)).toEqual({
      knownAnswers: { mail: 'ida@example.com', home: 'Maine', land: us, from: us },
      dynamicData: {},
    })
    expect(await answersFor({ userId: userIds.broker, accountId: accountIds.larkspur }, stepId)).toEqual({
      knownAnswers: null,
      dynamicData: {},
    })
  })

  it('have a province as it was written, and no citizenship that was not given', async () => {
    const canada = Number(await idOf('CA'))
    const address = { ...anAddress, province: 'Nova Scotia', countryId: canada }
    const { investor, stepId } = await aStep({
      addresses: [address],
      parties: [aParty({ usCitizen: false, taxId: '000', addresses: [address] })],
    })

    expect(await answersFor(investor, stepId)).toMatchObject({
      knownAnswers: { mail: 'ida@example.com', home: 'Nova Scotia', land: String(canada) },
    })
    const countryFor = async (actor: Actor) => (await database.ask(actor, country, { id: stepId })).data
    expect(await countryFor(investor)).toEqual({ stepById: { investorCountry: 'CA' } })
    const vendor = { userId: userIds.broker, accountId: accountIds.larkspur }
    expect(await countryFor(vendor)).toEqual({ stepById: { investorCountry: null } })
  })

  it('knows every state by its letters', async () => {
    const rows = await database.rows<{ name: string | null }>(
      `select app_private.us_state(code) as name from unnest(string_to_array(
        'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI', ' ')) as code`,
    )

    expect(rows.filter(({ name }) => name)).toHaveLength(56)
  })
})
