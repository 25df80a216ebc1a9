import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { ask } from '../drivers/platform'
import { inviteBroker, makeOwnRound } from '../drivers/investments/rounds'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const halden = 'Halden Biologics, Inc.'

test('a broker opens one of its issuers: its name, address, website and banner', async ({
  page,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const { account } = (await ask<Own>(issuer, own)).getUsersData
  await page.goto('/issuers')
  await page
    .getByRole('region', { name: 'Invitations to manage round' })
    .getByRole('link', { name: halden })
    .click()

  // proves ROUTE-033
  await expect(page).toHaveURL(`/issuer/${account.id}`)
  await expect(page.getByRole('heading', { level: 1, name: halden })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${halden}`))
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Issuers',
    halden,
  ])
  await expect(fact(page, 'Name')).toHaveText(halden)
  await expect(fact(page, 'Email')).toHaveText(account.email)
  await expect(fact(page, 'Jurisdiction')).toHaveText(account.countryByJurisdiction.alpha3)
  expect(account.countryByJurisdiction.alpha3).toMatch(/^[A-Z]{3}$/)
  // proves ISSUER-008
  await expect(fact(page, 'Website').getByRole('link')).toHaveAttribute('href', new URL(account.url).href)
  await expect(fact(page, 'Website').getByRole('link')).toHaveAttribute('target', '_blank')
  expect(account.slug).not.toBe('')
  // proves ISSUER-009
  await expect(banner(page)).toBeVisible()
  // The person to ask and the address for questions, of all who act for the issuer.
  await expect(page.getByRole('list', { name: 'Contacts' }).getByRole('listitem')).toHaveText([
    /hello@haldenbio\.example$/,
    /support@haldenbio\.example$/,
  ])
  await expectAccessible(page, 'profile')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'profile')

  // One without a slug has no banner, and says of the rest that nothing is known.
  await page.goto('/issuers')
  await page.getByRole('link', { name: 'Saltmarsh Desalination Ltd' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarsh Desalination Ltd' })).toBeVisible()
  await expect(fact(page, 'Email')).toHaveText('office@saltmarsh.example')
  await expect(fact(page, 'Website')).toHaveText('N/A')
  await expect(banner(page)).toHaveCount(0)

  await page.goto('/dashboard')
  // proves DASH-009
  await expect(
    page.getByRole('region', { name: 'Issuers' }).getByRole('listitem').first().getByRole('link'),
  ).toHaveAttribute('href', /^\/issuer\/[0-9a-f-]{36}$/)
  await issuer.close()
})

test('an investor reads the profiles of sellers and issuers; a broker reads those of investors', async ({
  page,
  browser,
}) => {
  await startSession(page, 'investor@capstan.test')
  const ids = await idsOf(page, ['issuer@capstan.test', 'broker@capstan.test', 'investor@capstan.test'])
  await page.goto(`/issuer/${ids['issuer@capstan.test']}`)
  // proves ROUTE-033
  await expect(fact(page, 'Name')).toHaveText(halden)
  await page.goto(`/broker/${ids['broker@capstan.test']}`)
  // proves ROUTE-034
  await expect(page.getByRole('heading', { level: 1, name: 'Larkspur Securities LLC' })).toBeVisible()
  await expect(fact(page, 'Jurisdiction')).toHaveText(/^[A-Z]{3}$/)
  await expect(banner(page)).toBeVisible()

  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const reader = await broker.newPage()
  await reader.goto(`/investor/${ids['investor@capstan.test']}`)
  // proves ROUTE-035
  await expect(reader.getByRole('heading', { level: 1, name: 'Maren Okafor' })).toBeVisible()
  await expect(fact(reader, 'Contact name')).not.toBeEmpty()
  await expect(fact(reader, 'Email')).toHaveText('investor@capstan.test')
  await expect(banner(reader)).toHaveCount(0)
  // Missing and invisible records have the same answer.
  await reader.goto('/issuer/3e0b7a52-6f0c-4a52-9d4e-2f4f1d5b9a10')
  await expect(reader.getByText(/^This account does not exist/)).toBeVisible()
  await reader.goto('/investor/nonsense')
  await expect(reader.getByText(/^This account does not exist/)).toBeVisible()
  await broker.close()
})

test('an issuer finds the brokers of its rounds from the dashboard, and sees their answers at once', async ({
  page,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { roundId, name } = await makeOwnRound(page.context())
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'Distributors' })
    .getByRole('link', { name: 'All distributors' })
    .click()

  // proves DASH-008
  await expect(page).toHaveURL('/distributors')
  // proves BRAND-006
  await expect(page.getByRole('heading', { level: 1, name: 'Distributors' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Distributors' })
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Name', 'Email', 'Round', 'Managed units', 'Status'],
  ])
  await expect(table.getByRole('row').filter({ hasText: 'Meridian' }).first()).toContainText('Series B')

  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const { account } = (await ask<Own>(broker, own)).getUsersData
  const brokerAllocation = { roundId, brokerId: account.id, managedUnits: '1500' }
  const { createBrokerAllocation } = await ask<Invited>(page.context(), invite, { brokerAllocation })
  const line = table.getByRole('row').filter({ hasText: name })
  await expect(line).toContainText(account.name)
  await expect(line).toContainText(account.email)
  await expect(line).toContainText('1,500')
  await expect(line).toContainText('Sent')
  await ask(broker, accept, { id: createBrokerAllocation.brokerAllocation.id })
  await expect(line).toContainText('Accepted')
  await expectAccessible(page, 'distributors')

  await line.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/asset-class/${roundId}/manage`)
  await broker.close()
})

test('on the page of an issuer, a broker reads its placements, and an investor its holdings', async ({
  page,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const own = await makeOwnRound(issuer)
  const invitation = await inviteBroker(page.context(), issuer, own.roundId, { managedUnits: '500' })
  const ids = await idsOf(page, ['issuer@capstan.test', 'investor@capstan.test'])
  await page.goto(`/issuer/${ids['issuer@capstan.test']}`)

  const rounds = page.getByRole('region', { name: 'Rounds' })
  const round = rounds.getByRole('row').filter({ hasText: own.name })
  await expect(round.getByRole('link', { name: 'Answer the invitation' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText(`Invited to place ${own.name}`)

  // An invitation accepted in another place links to the round without a reload.
  await ask(page.context(), accept, { id: invitation })
  // Other tests have rounds of the same broker: fifty are shown at once.
  const more = rounds.getByRole('button', { name: /^Show (all )?\d+/ })
  await expect(async () => {
    if (!(await round.isVisible())) await more.click({ timeout: 1000 })
    await expect(round).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(round).toContainText('12.50')
  await expect(round).toContainText('500')
  await round.getByRole('link', { name: own.name }).click()
  await expect(page).toHaveURL(`/asset-class/${own.roundId}/manage`)
  await page.goBack()
  await expectAccessible(page, 'records of a vendor')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'records of a vendor')

  const investor = await browser.newContext()
  await startSessionOf(investor, 'investor@capstan.test')
  const reader = await investor.newPage()
  await reader.goto(`/issuer/${ids['issuer@capstan.test']}`)
  const held = reader.getByRole('table', { name: 'Your investments' })
  await expect(held.getByRole('link').first()).toHaveAttribute('href', /^\/(holding|distribution)\//)
  await expect(reader.getByRole('region', { name: 'Summary' })).toContainText('Value of holdings')
  // The units of brokers are none of an investor's business.
  await expect(reader.getByRole('columnheader', { name: 'Placed units' })).toHaveCount(0)
  await investor.close()
  await issuer.close()
})

const fact = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Profile' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
const banner = (page: Page) => page.getByRole('region', { name: 'Profile' }).locator('> div > svg')

/** Returns the ids of the accounts of these users, through the API. */
async function idsOf(page: Page, emails: string[]): Promise<Record<string, string>> {
  const found = emails.map(async (email) => {
    const context = await page.context().browser()?.newContext()
    if (!context) throw new Error('No browser.')
    await startSessionOf(context, email)
    const { account } = (await ask<Own>(context, own)).getUsersData
    await context.close()
    return [email, account.id]
  })
  return Object.fromEntries(await Promise.all(found)) as Record<string, string>
}

interface Own {
  getUsersData: {
    account: {
      id: string
      name: string
      email: string
      slug: string
      url: string
      countryByJurisdiction: { alpha3: string }
    }
  }
}

interface Invited {
  createBrokerAllocation: { brokerAllocation: { id: string } }
}

const own = '{ getUsersData { account { id name email slug url countryByJurisdiction { alpha3 } } } }'
const invite = `mutation ($brokerAllocation: BrokerAllocationInput!) {
  createBrokerAllocation(input: { brokerAllocation: $brokerAllocation }) { brokerAllocation { id } } }`
const accept = `mutation ($id: UUID!) {
  updateBrokerAllocationById(input: { id: $id, patch: { status: "accepted" } }) { clientMutationId } }`
