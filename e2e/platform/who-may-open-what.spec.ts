import { goWithin } from '../drivers/goWithin'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { homes, pathsInTurn, type AccountType } from '../routeTable'
import { expect, test, type Page } from '../test'

const visitors: AccountType[] = [
  'issuer', // proves ROUTE-061
  'broker', // proves ROUTE-062
  'agent', // proves ROUTE-063
  'ats', // proves ROUTE-064
  'investor', // proves ROUTE-065
  'admin',
]

for (const type of visitors) {
  test(`${type}: every permitted page opens, every other one leads to the home page`, async ({ page }) => {
    test.slow()
    const home = homes[type]
    await startSession(page, `${type}@capstan.test`)
    await page.goto('/login')
    await expectPage(page, home, 'the home')

    // proves ROUTE-001, ROUTE-002, ROUTE-004, ROUTE-005, ROUTE-006, ROUTE-007, ROUTE-008
    // proves ROUTE-009, ROUTE-010, ROUTE-011, ROUTE-012, ROUTE-013, ROUTE-014, ROUTE-015, ROUTE-016
    // proves ROUTE-019, ROUTE-020, ROUTE-021, ROUTE-022, ROUTE-023, ROUTE-024, ROUTE-025, ROUTE-026
    // proves ROUTE-031, ROUTE-032, ROUTE-033, ROUTE-034, ROUTE-035, ROUTE-036, ROUTE-037, ROUTE-039
    // proves ROUTE-040, ROUTE-042, ROUTE-043, ROUTE-046, ROUTE-047, ROUTE-048, ROUTE-050
    // proves ROUTE-057, ROUTE-058, ROUTE-059, ROUTE-060, ROLE-010
    for (const { path, page: specified } of pathsInTurn()) {
      const isOpen = specified.types.includes(type)
      await goWithin(page, path)
      await expectPage(page, isOpen ? { path, heading: specified.heading } : home, `${specified.row} ${path}`)
    }
  })
}

test('redirects of the route table respect the permissions of their targets', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/settings')
  // proves ROUTE-017, ROUTE-018
  await expectPage(page, { path: '/settings/account', heading: 'Settings' }, '/settings')
  await goWithin(page, '/transactions/7')
  // proves ROUTE-041
  await expectPage(page, { path: '/transaction/7', heading: 'Transaction' }, '/transactions/7')

  await switchPerson(page, 'admin@capstan.test')
  for (const path of ['/settings', '/transactions/7', '/admin/', '/admin']) {
    await page.goto(path)
    await expectPage(page, homes.admin, path)
  }
})

test('every account can open the messages page, which shows that it is not available', async ({ page }) => {
  await startSession(page, 'agent@capstan.test')
  // proves ROUTE-036, ROUTE-037, ROUTE-038
  for (const path of ['/messages', '/message/7']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('This feature is not available')).toBeVisible()
  }
})

test('a visitor sees only the sign-in page, the claim and the test pages', async ({ page }) => {
  test.slow()
  const open = ['/test/ws', '/test/graphql', '/account/claim']
  await page.goto('/login')
  // proves ROUTE-001, ROUTE-002, ROUTE-003, ROUTE-024
  for (const { path, page: specified } of pathsInTurn()) {
    await goWithin(page, path)
    if (open.includes(path)) await expectPage(page, { path, heading: specified.heading }, path)
    else await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
})

/**
 * Waits for a heading first: an address is there before the page that belongs to it. It looks with every frame, because an
 * assertion that fails at first looks again after 100, 250 and 500 ms, which is most of the time of five hundred pages.
 */
async function expectPage(page: Page, { path, heading }: { path: string; heading: string }, why: string) {
  const isShown = (expected: { path: string; heading: string }) =>
    location.pathname === expected.path && document.querySelector('h1')?.textContent === expected.heading
  await page.waitForFunction(isShown, { path, heading }).catch(() => undefined)
  await expect(page.getByRole('heading', { level: 1 }), why).toHaveText(heading)
  await expect(page, why).toHaveURL(path)
}
