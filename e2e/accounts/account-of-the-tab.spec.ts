import { accountMenu } from '../drivers/people/accounts'
import { ask, graphqlUrl } from '../drivers/platform'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { expect, test, type Page } from '../test'

test.beforeEach(async ({ page }) => {
  await page.goto('/authenticate/login')
  await chooseUser(page, 'many@capstan.test')
})

test('two tabs act for two accounts, and each keeps its own, and the role in it, after a reload', async ({
  page,
  context,
}) => {
  await pickAccount(page, 'Ashgrove Family Trust')
  await expect(page).toHaveURL('/portfolio')

  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/portfolio')
  await accountMenu(other).click()
  await other.getByRole('menuitem', { name: 'Switch Role' }).click()
  await pickAccount(other, 'Halden Biologics')
  await expect(other).toHaveURL('/dashboard')

  const asked = accountsAskedFor(page)
  await page.reload()
  // proves SELECT-012
  await expect(accountMenu(page)).toContainText(/Ashgrove Family Trust.*Investor · Owner/)
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  await expect.poll(() => new Set(asked).size).toBe(1)

  const askedByOther = accountsAskedFor(other)
  await other.reload()
  // proves SELECT-013
  await expect(accountMenu(other)).toContainText(/Halden Biologics.*Issuer · Admin/)
  await expect.poll(() => askedByOther.length).toBeGreaterThan(0)
  expect(askedByOther).not.toContain(asked[0])
})

test('a new tab acts for the account chosen last', async ({ page, context }) => {
  await pickAccount(page, 'Ashgrove Family Trust')
  await page.goto('/authenticate/app-user')
  await pickAccount(page, 'Northgate ATS')

  const other = await context.newPage()
  await other.goto('/login')

  await expect(other).toHaveURL('/securities')
  // proves SELECT-014
  await expect(accountMenu(other)).toContainText(/Northgate ATS.*ATS · Viewer/)
})

test('a tab of a suspended person shows that, and links to the other accounts', async ({ page, context }) => {
  await pickAccount(page, 'Ashgrove Family Trust')
  // The tab has stored its own account by now.
  await expect(accountMenu(page)).toContainText('Ashgrove Family Trust')
  const suspended = await suspendedAccount(context)
  await page.evaluate((id) => sessionStorage.setItem('capstan.account', id), suspended)
  await page.goto('/portfolio')

  await expect(page.getByRole('heading', { level: 1, name: 'Access suspended' })).toBeVisible()
  await page.getByRole('link', { name: 'Select Account' }).click()
  await pickAccount(page, 'Ashgrove Family Trust')
  await expect(page).toHaveURL('/portfolio')
})

test('a tab whose account is not theirs starts with the choice', async ({ page }) => {
  await pickAccount(page, 'Ashgrove Family Trust')
  // The tab has stored its own account by now.
  await expect(accountMenu(page)).toContainText('Ashgrove Family Trust')
  await page.evaluate(() => sessionStorage.setItem('capstan.account', crypto.randomUUID()))
  await page.goto('/wallet')

  await expect(page).toHaveURL('/account-role?next=%2Fwallet')
  await pickAccount(page, 'Ashgrove Family Trust')
  await expect(page).toHaveURL('/wallet')
})

/** Records the account that each request of a tab names, from now on. */
function accountsAskedFor(page: Page): string[] {
  const asked: string[] = []
  void page.route(graphqlUrl, (route) => {
    asked.push(route.request().headers()['x-capstan-account'] ?? '')
    return route.fallback()
  })
  return asked
}

async function suspendedAccount(context: Parameters<typeof ask>[0]): Promise<string> {
  const { getUsersData } = await ask<Places>(context, places)
  const { nodes } = getUsersData.user.usersAccountsByUserId
  return nodes.find(({ status }) => status === 'suspended')?.accountByAccountId.id ?? ''
}

interface Places {
  getUsersData: {
    user: { usersAccountsByUserId: { nodes: { status: string; accountByAccountId: { id: string } }[] } }
  }
}

const places =
  '{ getUsersData { user { id usersAccountsByUserId { nodes { id status accountByAccountId { id } } } } } }'
