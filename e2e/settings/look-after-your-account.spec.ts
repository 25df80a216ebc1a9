import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { accountSettings, cardLabels, cardValue, setUpTogether } from '../drivers/people/accountSettings'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test } from '../test'

/** The cards of an investor who is set up. */
const ofInvestors = /^(Addresses|Parties)$/

test('an issuer reads its account in its settings, with its slug and mail preferences', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  const { account } = (await ask<Own>(page.context(), own)).getUsersData
  await page.goto('/settings')

  // proves ROUTE-019
  await expect(page).toHaveURL(accountSettings)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Settings',
    'Account',
  ])
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  // proves SETTINGS-007
  await expect(tabs.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
  // proves SETTINGS-008
  await expect(cardLabels(page, 'Account details')).toHaveText([
    ...['Name', 'Email', 'URL', 'Contact name', 'Support email', 'Twitter handle', 'Slug'],
  ])
  await expect(cardValue(page, 'Name')).toHaveText('Halden Biologics, Inc.')
  await expect(cardValue(page, 'Email')).toHaveText(account.email)
  await expect(cardValue(page, 'URL').getByRole('link')).toHaveAttribute('href', new URL(account.url).href)
  await expect(cardValue(page, 'Support email')).toHaveText(account.supportEmail)
  await expect(cardValue(page, 'Twitter handle')).toHaveText(account.twitterHandle ?? 'N/A')
  expect(account.slug).toBe('halden')
  // proves SETTINGS-012
  await expect(cardValue(page, 'Slug')).toHaveText('halden')
  // proves CALL-007, ENTITY-008, SETTINGS-013
  await expect(cardValue(page, 'Email notifications')).toHaveText(/^(On|Off) · the investor gets/)
  await expectAccessible(page, 'account settings')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'account settings')
})

for (const [who, names] of [
  ['agent', ['Account', 'Delegates']], // proves SETTINGS-002
  ['ats', ['Account', 'Delegates']], // proves SETTINGS-003
  ['issuer', ['Account', 'Delegates', 'Integrations']], // proves SETTINGS-004
  ['broker', ['Account', 'Delegates', 'Integrations']], // proves SETTINGS-005
  ['investor', ['Account', 'Qualification Answers', 'Delegates', 'Integrations']], // proves SETTINGS-006
] as const)
  test(`the settings of the ${who} have their tabs, and each its breadcrumb`, async ({ page }) => {
    await startSession(page, `${who}@capstan.test`)
    await page.goto(accountSettings)
    const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')

    await expect(tabs).toHaveText([...names])
    // proves SETTINGS-001
    for (const name of names) {
      await tabs.filter({ hasText: name }).click()
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
        'Settings',
        name,
      ])
    }
  })

test('agents and trading systems have neither a slug nor anything of an investor', async ({
  page,
  browser,
}) => {
  await startSession(page, 'agent@capstan.test')
  const ats = await browser.newContext()
  await startSessionOf(ats, 'ats@capstan.test')
  // proves SETTINGS-012
  for (const reader of [page, await ats.newPage()]) {
    await reader.goto(accountSettings)
    await expect(cardLabels(reader, 'Account details')).toHaveText([
      ...['Name', 'Email', 'URL', 'Support email', 'Twitter handle'],
    ])
    await expect(reader.getByRole('region', { name: ofInvestors })).toHaveCount(0)
    await expect(
      reader.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Integrations' }),
    ).toHaveCount(0)
  }
  await ats.close()
})

test('an investor that is set up reads the end of the tax id, addresses and parties; one that is not has none', async ({
  page,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
  await page.goto(accountSettings)
  await expect(cardValue(page, 'Email')).toHaveText(email)
  await expect(page.getByRole('region', { name: ofInvestors })).toHaveCount(0)
  await expect(page.getByText('Tax ID (SSN)')).toHaveCount(0)

  await setUpTogether(page.context())
  // It appears without a reload.
  // proves SETTINGS-009
  await expect(cardValue(page, 'Tax ID (SSN)')).toHaveText('•••-••-6789 · last four only')
  await page.reload()
  await expect(cardValue(page, 'Tax ID (SSN)')).toHaveText('•••-••-6789 · last four only')
  // proves SETTINGS-010
  await expect(cardValue(page, 'Primary')).toHaveText(
    '1 Harbor StreetPortland, ME 04101United States of America (the)',
  )
  // proves CALL-004
  await expect(cardValue(page, 'Mailing')).toContainText('PO Box 2214')
  const parties = page.getByRole('region', { name: 'Parties' }).getByRole('listitem')
  // proves SETTINGS-011
  await expect(parties).toHaveCount(2)
  await expect(parties.first()).toContainText('Ida Joint')
  await expect(parties.first()).toContainText('Individual · primary')
  await expect(parties.first()).toContainText('05/17/1984')
  await expect(parties.first()).toContainText('•••-••-6789')
  await expect(parties.nth(1)).toContainText('Rune Joint')
  await expect(parties.nth(1)).toContainText('Tax IDN/A')
  await expectAccessible(page, 'settings of an investor')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'settings of an investor')
})

test('a viewer changes nothing of the account, on the screen and past it; an owner and an admin may', async ({
  page,
  browser,
}) => {
  await startSession(page, 'issuer-viewer@capstan.test')
  await page.goto(accountSettings)
  await expect(page.getByText('You are a viewer of this account.')).toBeVisible()
  await expect(cardValue(page, 'Name')).toHaveText('Halden Biologics, Inc.')
  // They may change their own data, but not the account's.
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeVisible()
  // proves SETTINGS-014
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  const { account } = (await ask<Own>(page.context(), own)).getUsersData
  const refused = await page.request.post('/api/v2/graphql', {
    data: { query: change, variables: { id: account.id, patch: { twitterHandle: 'viewer' } } },
    headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
  })
  expect(await refused.text()).toContain('not_allowed')

  // proves SETTINGS-015
  for (const email of ['issuer@capstan.test', 'issuer-admin@capstan.test']) {
    const context = await browser.newContext()
    await startSessionOf(context, email)
    const theirs = await context.newPage()
    await theirs.goto(accountSettings)
    await expect(theirs.getByRole('button', { name: /^Edit/ })).toHaveCount(7)
    await context.close()
  }
})

interface Own {
  getUsersData: {
    account: {
      id: string
      email: string
      url: string
      supportEmail: string
      twitterHandle: string | null
      slug: string
    }
  }
}

const own = '{ getUsersData { account { id email url supportEmail twitterHandle slug } } }'
const change = `mutation ($id: UUID!, $patch: AccountPatch!) {
  updateAccountById(input: { id: $id, patch: $patch }) { account { id } } }`
