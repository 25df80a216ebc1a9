import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { inviteBroker, makeClosedDistribution, makeOwnRound } from '../drivers/investments/rounds'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('an issuer raises funding and manages all that belongs to it', async ({ page, context, request }) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { roundId, allocationId } = await makeOwnRound(context)
  const investor = await newInvestor(request)
  const id = await makeClosedDistribution(context, { allocationId, ...investor, amount: '10' })
  const { securityBySecurityId: security } = (await ask<Round>(context, securityOf, { roundId })).roundById
  const round = `/asset-class/${roundId}`
  const allocation = `/distribute-allocation/${allocationId}`

  // proves ROLE-001
  await expectOffered(page, [
    ['/assets', 'Add asset'],
    ['/assets', 'Add round'],
    [`${round}/manage`, 'Add allocation'],
    [`${round}/manage`, 'Issue'],
    [`${allocation}/invite`, 'Invite investor'],
    [`${allocation}/distribution?selected=${id}`, 'Add payment'],
    [`${round}/token`, 'Setup Token'],
    [`/security/${security.id}`, 'choose from your computer'],
    ['/contacts', 'Add contact'],
  ])
})

test('a broker is allocated to rounds and sees assets, capitalization, reports and contacts', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  await startSession(page, 'broker@capstan.test')
  const { roundId, name } = await makeOwnRound(issuer)
  await page.goto('/assets')
  const main = page.getByRole('main')
  await expect(main).toContainText('Halden Biologics')
  await expect(main).not.toContainText(name)
  const id = await inviteBroker(context, issuer, roundId)
  await issuer.close()
  await ask(context, accept, { id })

  // It sees the round it is allocated to among its assets.
  await page.goto('/assets')
  await expect(main).toContainText(`Asset of ${name}`)
  await page.goto('/capitalization')
  const rows = page.getByRole('grid', { name: 'Cap Table by stakeholder' }).getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  await page.goto('/reports')
  await expect(main.getByRole('button', { name: 'Download Cap Table', exact: true })).toBeVisible()
  await page.goto('/contacts')
  // proves ROLE-002
  await expect(main.getByText(/^[\d,]+ contacts$/)).toBeVisible()
})

/** Opens pages, and expects a button on each that is not disabled. */
async function expectOffered(page: Page, offered: (readonly [path: string, button: string])[]) {
  for (const [path, name] of offered) {
    await page.goto(path)
    await expect(page.getByRole('button', { name, exact: true }).first(), `${name} of ${path}`).toBeEnabled()
  }
}

interface Round {
  roundById: { securityBySecurityId: { id: string } }
}

const securityOf = 'query ($roundId: UUID!) { roundById(id: $roundId) { securityBySecurityId { id } } }'
const accept = `mutation ($id: UUID!) {
  updateBrokerAllocationById(input: { id: $id, patch: { status: "accepted" } }) { clientMutationId } }`
