import { goWithin } from '../drivers/goWithin'
import { startSession, switchPerson } from '../drivers/startSession'
import { homes, pathsInTurn, specifiedPages, type AccountType } from '../routeTable'
import { expect, test, type Page } from '../test'

const visitors: [type: AccountType, rows: string][] = [
  ['issuer', '[ROUTE-061] [ROUTE-007] [ROUTE-031] [ROUTE-057] [ROUTE-058] [ROUTE-059] [ROUTE-060]'],
  ['broker', '[ROUTE-062] [ROUTE-031] [ROUTE-057] [ROUTE-058] [ROUTE-059] [ROUTE-060]'],
  ['agent', '[ROLE-010] [ROUTE-063] [ROUTE-014] [ROUTE-057] [ROUTE-059]'],
  ['ats', '[ROLE-010] [ROUTE-064] [ROUTE-009] [ROUTE-057] [ROUTE-059]'],
  ['investor', '[ROUTE-065] [ROUTE-012] [ROUTE-013] [ROUTE-015] [ROUTE-025] [ROUTE-057] [ROUTE-060]'],
  ['admin', '[ROUTE-066] [ROUTE-057]'],
]

/** Rows of pages that are yet to come. */
const toCome = [
  ...['ROUTE-027', 'ROUTE-028', 'ROUTE-044', 'ROUTE-045'],
  ...['ROUTE-048', 'ROUTE-049', 'ROUTE-051'],
]

for (const [type, rows] of visitors) {
  test(`${type}: every page of theirs opens, every other one leads home ${rows} ${rowsBuilt(type)}`, async ({
    page,
  }) => {
    const home = homes[type]
    await startSession(page, `${type}@capstan.test`)
    await page.goto('/login')
    await expectPage(page, home, 'the home')

    for (const { path, page: specified } of pathsInTurn()) {
      const isOpen = specified.types.includes(type)
      await goWithin(page, path)
      await expectPage(page, isOpen ? { path, heading: specified.heading } : home, `${specified.row} ${path}`)
    }
  })
}

test('redirects of the table keep to who may open what they lead to [ROUTE-017] [ROUTE-018] [ROUTE-041] [ROUTE-066]', async ({
  page,
}) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/settings')
  await expectPage(page, { path: '/settings/account', heading: 'Settings' }, '/settings')
  await goWithin(page, '/transactions/7')
  await expectPage(page, { path: '/transaction/7', heading: 'Transaction' }, '/transactions/7')

  await switchPerson(page, 'admin@capstan.test')
  for (const path of ['/settings', '/transactions/7', '/admin/', '/admin']) {
    await page.goto(path)
    await expectPage(page, homes.admin, path)
  }
})

test('messages are there for everybody and say that they are not available [ROUTE-036] [ROUTE-037]', async ({
  page,
}) => {
  await startSession(page, 'agent@capstan.test')
  for (const path of ['/messages', '/message/7']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('This feature is not available')).toBeVisible()
  }
})

test('who is not signed in sees the sign-in page, the claim and the testers, and nothing else [ROUTE-001] [ROUTE-002] [ROUTE-003] [ROUTE-024]', async ({
  page,
}) => {
  const open = ['/test/ws', '/test/graphql', '/account/claim']
  await page.goto('/login')
  for (const { path, page: specified } of pathsInTurn()) {
    await goWithin(page, path)
    if (open.includes(path)) await expectPage(page, { path, heading: specified.heading }, path)
    else await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
})

/** The rows of the pages of an account type that are built: a heading alone, of one that is yet to come, proves nothing. */
function rowsBuilt(type: AccountType): string {
  const rows = specifiedPages
    .filter(({ types }) => types.includes(type))
    .flatMap(({ row }) => row.split(', '))
  return rows
    .filter((row) => !toCome.includes(row))
    .map((row) => `[${row}]`)
    .join(' ')
}

/** Waits for a heading first: an address is there before the page that belongs to it. */
async function expectPage(page: Page, { path, heading }: { path: string; heading: string }, why: string) {
  await expect(page.getByRole('heading', { level: 1 }), why).toHaveText(heading)
  await expect(page, why).toHaveURL(path)
}
