import { accountMenu } from '../drivers/people/accounts'
import { alterPageConfig } from '../drivers/pageConfig'
import { startSession } from '../drivers/people/startSession'
import { chooseUser } from '../drivers/people/signIn'
import { homes, type AccountType } from '../routeTable'
import { expect, test, type Page } from '../test'

const help = 'https://support.capstan.example'

interface Bar {
  account: RegExp
  initials: string
  /** The links of the specification, in order. */
  links: [text: string, path: string][]
}

const bars: Record<AccountType, Bar> = {
  admin: {
    account: /Capstan Operations.*Admin/,
    initials: 'CO',
    links: [
      ['Forms', '/admin/forms'], // proves NAV-001
      ['Reports', '/admin/reports'], // proves NAV-002
      ['Types', '/admin/types'], // proves NAV-003
    ],
  },
  agent: {
    account: /Brightwater Transfer Agency.*Agent/,
    initials: 'BT',
    links: [
      ['Distributions', '/distributions'], // proves NAV-004
      ['Contacts', '/contacts'], // proves NAV-005
    ],
  },
  ats: {
    account: /Northgate ATS, LLC.*ATS/,
    initials: 'NA',
    links: [
      ['Securities', '/securities'], // proves NAV-006
      ['Contacts', '/contacts'], // proves NAV-007
    ],
  },
  investor: {
    account: /Maren Okafor.*Investor/,
    initials: 'MO',
    links: [
      ['Portfolio', '/portfolio'], // proves NAV-008
      ['Wallet', '/wallet'], // proves NAV-009
      ['Documents', '/investor-documents'], // proves NAV-010
    ],
  },
  issuer: {
    account: /Halden Biologics, Inc\..*Issuer/,
    initials: 'HB',
    links: [
      ['Dashboard', '/dashboard'], // proves NAV-011
      ['Assets', '/assets'], // proves NAV-012
      ['Securities', '/securities'], // proves NAV-013
      ['Capitalization', '/capitalization'], // proves NAV-014
      ['Reports', '/reports'], // proves NAV-015
      ['Contacts', '/contacts'], // proves NAV-016
    ],
  },
  broker: {
    account: /Larkspur Securities LLC.*Broker/,
    initials: 'LS',
    links: [
      ['Dashboard', '/dashboard'], // proves NAV-017
      ['Assets', '/assets'], // proves NAV-018
      ['Capitalization', '/capitalization'], // proves NAV-019
      ['Reports', '/reports'], // proves NAV-020
      ['Contacts', '/contacts'], // proves NAV-021
    ],
  },
}

/** The names on the pages of accounts with a brand. */
const brands: Partial<Record<AccountType, string>> = {
  issuer: 'Halden Biologics',
  broker: 'Larkspur Securities',
}

for (const [type, { account, initials, links }] of Object.entries(bars) as [AccountType, Bar][]) {
  test(`${type}: the bar names the user and the account, and each link opens its page and is marked there`, async ({
    page,
  }) => {
    await startSession(page, `${type}@capstan.test`)
    await page.goto('/account-role')
    // proves NAV-027, NAV-028
    await expect(accountMenu(page)).toHaveText(account)
    // proves NAV-026
    await expect(accountMenu(page).getByText(initials, { exact: true })).toBeVisible()

    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link')).toHaveText(links.map(([text]) => text))
    await expect(navigation.locator('[aria-current]')).toHaveCount(0)
    // proves NAV-022, NAV-023
    for (const [text, path] of links) {
      await navigation.getByRole('link', { name: text, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible()
      await expect(navigation.locator('[aria-current="page"]')).toHaveText([text])
    }

    const brand = brands[type] ?? 'Capstan'
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${brand} home` })
      .click()
    // proves NAV-024
    await expect(page).toHaveURL(homes[type].path)
    // proves NAV-037, NAV-038, NAV-039, NAV-040, NAV-041, NAV-042
    await expectFooter(page, brand, type === 'admin' ? `${help}/administrators` : `${help}/investors`)
  })
}

test('the first segment of the path alone decides which entry is marked', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  await startSession(page, 'investor@capstan.test')
  await page.goto('/portfolio?tab=2')
  await expect(marked).toHaveText(['Portfolio'])
  await page.goto('/distribution/7')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(marked).toHaveText('Portfolio')
  await page.goto('/settings/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // proves NAV-022
  await expect(marked).toHaveCount(0)
})

test('the second segment of the path decides which entry of an administrator is marked', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  await startSession(page, 'admin@capstan.test')
  await page.goto('/admin/reports?from=7')
  await expect(marked).toHaveText(['Reports'])
  await page.goto('/admin/types')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types')
  // proves NAV-023
  await expect(marked).toHaveText(['Types'])
})

test('the account menu switches the role, opens the settings and the help desk', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/wallet')
  await accountMenu(page).click()
  const items = page.getByRole('menuitem')
  // proves NAV-029
  await expect(items).toHaveText([/^Switch Role$/, /^Settings$/, /^Support/, /^Logout$/])
  const support = page.getByRole('menuitem', { name: /^Support/ })
  // proves NAV-033
  await expect(support).toHaveAttribute('href', `${help}/investors`)
  await expect(support).toHaveAttribute('target', '_blank')

  await page.getByRole('menuitem', { name: 'Settings' }).click()
  // proves NAV-031
  await expect(page).toHaveURL('/settings/account')
  await expect(
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }),
  ).toHaveAttribute('aria-current', 'page')

  await accountMenu(page).click()
  const leaving = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/authenticate/app-user'),
  )
  await page.getByRole('menuitem', { name: 'Switch Role' }).click()
  await leaving
  // proves NAV-030, ROUTE-052
  await expect(page).toHaveURL('/account-role')
})

test('an admin is offered no settings', async ({ page }) => {
  await startSession(page, 'admin@capstan.test')
  await page.goto('/admin/types')
  await accountMenu(page).click()

  // proves NAV-032
  await expect(page.getByRole('menuitem')).toHaveText([/^Switch Role$/, /^Support/, /^Logout$/])
})

test('logging out leaves by a full navigation, forgets the account and ends the session', async ({
  page,
}) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/wallet')
  // A request that is open when the session ends is answered with 401, which the browser writes to its console.
  await expect(page.getByRole('region', { name: 'Ether', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await accountMenu(page).click()
  expect(await storedAccount(page)).toMatch(/^[0-9a-f-]{36}$/)
  const leaving = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/authenticate/logout'),
  )
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await leaving

  // proves NAV-034, ROUTE-055
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You signed out in another tab.')).toHaveCount(0)
  // proves NAV-035
  expect(await storedAccount(page)).toBeNull()
  await page.goto('/wallet')
  await expect(page).toHaveURL('/login?next=%2Fwallet')
})

test('a platform that is slow to redirect shows that it is signing the user out', async ({
  page,
  expectConsoleError,
}) => {
  // The session has ended meanwhile: what is requested is refused, and only the browser says so.
  expectConsoleError(/401/)
  await startSession(page, 'investor@capstan.test')
  const opened = page.waitForEvent('websocket')
  await page.goto('/wallet')
  const socket = await opened
  await page.route('**/authenticate/logout', async (route) => {
    // The live connection ends with the session, before the browser is redirected.
    const closed = socket.waitForEvent('close')
    const response = await route.fetch({ maxRedirects: 0 })
    await closed
    await route.fulfill({ response })
  })
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  // proves NAV-034
  await expect(page.getByText('You signed out in another tab.')).toHaveCount(0)
})

test('a user without a chosen account sees only Sign out', async ({ page }) => {
  await page.goto('/authenticate/login')
  await chooseUser(page, 'investor@capstan.test')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link')).toHaveCount(2)
  await expect(bar.getByRole('button')).toHaveCount(0)

  await page.waitForLoadState('networkidle')
  await bar.getByRole('link', { name: 'Logout' }).click()
  // proves NAV-036
  await expect(page).toHaveURL('/login')
})

test('the logo links to the configured address', async ({ page, expectConsoleError }) => {
  // A page that the test has altered comes from nowhere, in the browser's eyes.
  expectConsoleError(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/)
  await startSession(page, 'investor@capstan.test')
  await alterPageConfig(page, { externalLogoUrl: 'https://larkspur.example/' })
  await page.goto('/wallet')

  const logo = page.getByRole('banner').getByRole('link', { name: 'Capstan home' })
  // proves NAV-025
  await expect(logo).toHaveAttribute('href', 'https://larkspur.example/')
})

/** The account the tab would act for after a reload. */
const storedAccount = (page: Page) => page.evaluate(() => sessionStorage.getItem('capstan.account'))

async function expectFooter(page: Page, brand: string, support: string): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${brand}`)
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', /^https:.*\/terms$/)
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    /^https:.*\/privacy$/,
  )
  const center = footer.getByRole('link', { name: /^Support Center.*new tab/ })
  await expect(center).toHaveAttribute('href', support)
  await expect(center).toHaveAttribute('target', '_blank')
}
