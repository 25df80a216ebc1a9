import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { ask, failRequests } from '../drivers/platform'
import { inviteBroker, makeClosedDistribution, makeOwnRound } from '../drivers/investments/rounds'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const path = '/dashboard'

test('an issuer begins with figures that link to the counted records', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)

  // The platform's own counts, past the screen.
  const counts = () => countsOf(page)
  // proves CALL-025
  await expect.poll(async () => (await figureOf(page, 'Closed Rounds')) - (await counts()).closed).toBe(0)
  // proves CALL-024
  await expect
    .poll(async () => (await figureOf(page, 'Investors Engaged')) - (await counts()).customers)
    .toBe(0)
  // proves CALL-029
  await expect
    .poll(async () => (await figureOf(page, 'All Distributions')) - (await counts()).distributions)
    .toBe(0)
  // proves CALL-030
  await expect.poll(async () => (await figureOf(page, 'All Holdings')) - (await counts()).holdings).toBe(0)
  await expect(tile(page, 'Capital Raised')).toHaveText(/^Capital Raised\$\d[\d.,]*[KMBT]?\$[\d,]+\.\d\d$/)
  // proves DASH-001, DASH-003, DASH-004, DASH-005, DASH-006
  for (const [title, href] of [
    ['Closed Rounds', '/assets'],
    ['Capital Raised', '/capitalization'],
    ['Investors Engaged', '/contacts'],
    ['All Distributions', '/distributions'],
    ['All Holdings', '/holdings'],
  ] as const)
    await expect(tile(page, title)).toHaveAttribute('href', href)

  await tile(page, 'All Holdings').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Holdings' })).toBeVisible()
})

test('its sections list the newest of each and lead to all of them', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)

  // proves DASH-008, DASH-010, DASH-012
  for (const [name, more, href] of [
    ['Assets', 'All assets', '/assets'],
    ['Distributors', 'All distributors', '/distributors'],
    ['Transactions', 'All transactions', '/transactions'],
  ] as const)
    await expect(section(page, name).getByRole('link', { name: more })).toHaveAttribute('href', href)
  // proves DASH-011
  await expect(section(page, 'Investor messages').getByRole('link')).toHaveAttribute('href', '/messages')
  await expect(section(page, 'Investor messages')).toContainText('This feature is not available')

  await expect(section(page, 'Assets').getByRole('listitem').first()).toBeVisible()
  // proves CALL-028, DASH-015
  expect(await section(page, 'Assets').getByRole('listitem').count()).toBeLessThanOrEqual(3)
  // proves CALL-027, DASH-016
  expect(await section(page, 'Distributors').getByRole('listitem').count()).toBeLessThanOrEqual(3)
  const links = section(page, 'Transactions').getByRole('table').getByRole('link')
  // proves DASH-017
  await expect(links).toHaveCount(5)
  // Other tests book transactions meanwhile: the page follows them, so both are read again.
  // proves CALL-026, DASH-013, DASH-014
  await expect(async () => {
    const { allTransactions } = await ask<Newest>(page.context(), newest)
    const counted = allTransactions.nodes.map(({ id, ledgerEntriesByTransactionId: { totalCount } }) => ({
      ...{ id, href: `/transaction/${id}`, entries: String(totalCount) },
    }))
    expect(await transactionsOf(page)).toEqual(expect.arrayContaining(counted))
  }).toPass()
})

test('a broker sees the rounds that are open and the issuers, and no holdings', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)

  // proves DASH-002
  await expect(tile(page, 'Active Rounds')).toHaveAttribute('href', '/assets')
  await expect
    .poll(async () => (await figureOf(page, 'Active Rounds')) - (await countsOf(page)).active)
    .toBe(0)
  // proves DASH-007
  await expect(tile(page, 'All Holdings')).toHaveCount(0)
  const issuers = section(page, 'Issuers')
  // proves DASH-009
  await expect(issuers.getByRole('link', { name: 'All issuers' })).toHaveAttribute('href', '/issuers')
  // The first three by name; other tests add issuers meanwhile.
  await expect(async () => {
    const { allAccounts } = await ask<Named>(page.context(), firstIssuers)
    await expect(issuers.getByRole('listitem')).toContainText(
      allAccounts.nodes.map(({ name }) => name),
      { timeout: 1_000 },
    )
  }).toPass()
})

test('a change elsewhere is shown at once: a new asset is first', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await expect(section(page, 'Assets').getByRole('listitem').first()).toBeVisible()
  const closed = await figureOf(page, 'Closed Rounds')

  const name = `Seen at once ${Date.now()}`
  const asset = { name, type: 'Equity', status: 'drafted', authorizedTotal: '1000' }
  await ask(page.context(), create, { asset: { ...asset, name: `${name}, before` } })
  const { createAsset } = await ask<Created>(page.context(), create, { asset })
  // proves DASH-015
  await expect(section(page, 'Assets').getByRole('listitem')).toHaveCount(3)
  // proves DASH-010
  await expect(
    section(page, 'Assets').getByRole('listitem').filter({ hasNotText: 'before' }).filter({ hasText: name }),
  ).toContainText('Equity · No rounds found.')

  const round = { name: 'Closed', status: 'closed', opensOn: '2025-01-01', closesOn: '2025-02-01' }
  const money = { price: '12.50', total: '10', termsUrl: 'https://data.room.example' }
  await ask(page.context(), make, { input: { assetId: createAsset.asset.id, ...round, ...money } })
  // 10 × 12.50
  await expect(
    section(page, 'Assets').getByRole('listitem').filter({ hasNotText: 'before' }).filter({ hasText: name }),
  ).toContainText('of $125.00')
  await expect.poll(() => figureOf(page, 'Closed Rounds')).toBeGreaterThan(closed)
})

test('closed distributions are first, one press from being issued, and a viewer does not see them', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  // Rounds stand by their names, five of them.
  const { allocationId, roundId, name } = await makeOwnRound(context, { name: `0 waits ${Date.now()}` })
  await page.goto(path)
  const waiting = section(page, 'Waiting for you')
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('Waiting for you')
  await expect(tile(page, 'Closed Rounds')).toBeVisible()
  const email = `waits-${Date.now()}@capstan.test`
  await makeClosedDistribution(context, { allocationId, email, name: 'Ada Waits', amount: '4', paid: '50' })

  // No reload: the waiting list is live.
  await waiting.getByRole('link', { name: `Issue in ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue' })
  await expect(dialog).toBeVisible()
  // A reload opens it no more.
  await expect(page).toHaveURL(`/asset-class/${roundId}/manage`)
  await dialog.getByRole('checkbox', { name: 'Ada Waits, 4 units' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('button', { name: 'Issue 1' }).click()
  await expect(dialog).toContainText('1 of 1 answered')
  await expect(dialog).toContainText('The investor account has not been set up.')
  // A request that the transfer agent rejected stays in the waiting list.
  await page.goto(path)
  await expect(waiting.getByRole('link', { name: `Issue in ${name}` })).toBeVisible()

  // Another person, in another tab.
  await switchPerson(page, 'issuer-viewer@capstan.test')
  await page.goto(path)
  await expect(tile(page, 'Closed Rounds')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a document without viewers is listed, one press from its security', async ({ page, context }) => {
  await startSession(page, 'issuer@capstan.test')
  const { allSecurities } = await ask<Owned>(context, owned)
  const [security] = allSecurities.nodes
  const name = `Unseen ${Date.now()}`
  const input = { name, extension: 'txt', shareWith: [], parentId: security?.id }
  const { makeSecurityDocument } = await ask<Uploaded>(context, upload, { input })
  await page.goto(path)
  await expect(tile(page, 'Closed Rounds')).toBeVisible()
  const way = section(page, 'Waiting for you').getByRole('link', { name: `Share ${name}` })
  await expect(way).toHaveCount(0)

  // It waits once it has arrived, and not before.
  const { url, fields } = makeSecurityDocument.uploadInfo
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Unseen.') }
  expect((await context.request.post(url, { multipart: { ...fields, file } })).ok()).toBe(true)
  await way.click()
  await expect(page).toHaveURL(new RegExp(`/security/${security?.id}$`))
  await expect(page.getByRole('button', { name: `Edit ${name}.txt` })).toBeVisible()
})

test('an invitation appears at once on the dashboard of a broker, one press from its answer', async ({
  page,
  context,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const issuer = await browser.newContext()
  await startSession(await issuer.newPage(), 'issuer@capstan.test')
  const { roundId, name } = await makeOwnRound(issuer)
  await page.goto(path)
  await expect(tile(page, 'Active Rounds')).toBeVisible()
  const waiting = section(page, 'Waiting for you')
    .getByRole('listitem')
    .filter({ hasText: 'for your answer' })

  await inviteBroker(context, issuer, roundId)
  // Other tests invite this broker meanwhile.
  await expect(async () => {
    const { allBrokerAllocations: sent } = await ask<Invited>(context, unanswered)
    const counted = new RegExp(`^${sent.totalCount} invitations? to`)
    await expect(waiting).toContainText(counted, { timeout: 1_000 })
  }).toPass()
  await waiting.getByRole('link', { name: /^Answer/ }).click()
  await expect(page).toHaveURL(/\/issuers$/)
  await expect(page.getByText(name).first()).toBeVisible()
  await issuer.close()
})

test('a part that failed to load does not affect the others, and its message is accessible', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await startSession(page, 'issuer@capstan.test')
  await failRequests(page, { operation: 'query DashboardAssets(', how: 'broken', times: 4 })
  await page.goto(path)
  await expect(tile(page, 'Closed Rounds')).toBeVisible()
  await expect(async () => {
    const retry = section(page, 'Assets').getByRole('button', { name: 'Retry' })
    if (await retry.isVisible()) await retry.click()
    await expect(section(page, 'Assets').getByRole('listitem').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page, 'dashboard')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'dashboard')
})

const tile = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: new RegExp(`^${title}`) })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function figureOf(page: Page, title: string): Promise<number> {
  const text = (await tile(page, title).locator('b').textContent()) ?? ''
  return Number(text.replaceAll(',', ''))
}

async function countsOf(page: Page) {
  const { closed, active, distributions, holdings, customers } = await ask<Counts>(page.context(), counted)
  return {
    closed: closed.totalCount,
    active: active.totalCount,
    distributions: distributions.totalCount,
    holdings: holdings.totalCount,
    customers: customers.totalCount,
  }
}

/** The transactions as they are shown. */
const transactionsOf = (page: Page) =>
  section(page, 'Transactions')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const link = row.querySelector('a')
        return {
          ...{ id: link?.textContent.trim(), href: link?.getAttribute('href') },
          entries: row.querySelector('td')?.textContent.trim(),
        }
      }),
    )

type Counts = Record<'closed' | 'active' | 'distributions' | 'holdings' | 'customers', { totalCount: number }>

interface Newest {
  allTransactions: { nodes: { id: string; ledgerEntriesByTransactionId: { totalCount: number } }[] }
}

interface Named {
  allAccounts: { nodes: { name: string }[] }
}

interface Created {
  createAsset: { asset: { id: string } }
}

interface Invited {
  allBrokerAllocations: { totalCount: number }
}

interface Owned {
  allSecurities: { nodes: { id: string }[] }
}

interface Uploaded {
  makeSecurityDocument: { uploadInfo: { url: string; fields: Record<string, string> } }
}

const owned = '{ allSecurities(first: 1, orderBy: [NAME_ASC]) { nodes { id } } }'
const upload =
  'mutation ($input: MakeSecurityDocumentInput!) { makeSecurityDocument(input: $input) { uploadInfo { url fields } } }'
const counted = `{
  closed: allRounds(condition: { status: "closed" }) { totalCount }
  active: allRounds(condition: { status: "active" }) { totalCount }
  distributions: allDistributions(filter: { status: { notEqualTo: "deleted" } }) { totalCount }
  holdings: allHoldings { totalCount }
  customers: allCustomers { totalCount }
}`
const newest =
  '{ allTransactions(first: 5, orderBy: [CREATED_ON_DESC]) { nodes { id ledgerEntriesByTransactionId { totalCount } } } }'
const firstIssuers =
  '{ allAccounts(condition: { type: "issuer" }, first: 3, orderBy: [NAME_ASC]) { nodes { name } } }'
const unanswered = '{ allBrokerAllocations(condition: { status: "sent" }) { totalCount } }'
const create = 'mutation ($asset: AssetInput!) { createAsset(input: { asset: $asset }) { asset { id } } }'
const make = 'mutation ($input: MakeRoundInput!) { makeRound(input: $input) { round { id } } }'
