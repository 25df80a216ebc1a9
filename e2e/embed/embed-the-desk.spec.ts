import { askForSession, refusalOf } from '../drivers/embed/embedKeys'
import { gridNamed } from '../drivers/grid'
import { makeHolders, transfer, type Holder } from '../drivers/investments/ledger'
import { makeClosedDistribution, makeOwnRound } from '../drivers/investments/rounds'
import { startSession } from '../drivers/people/startSession'
import { serveOwnSite } from '../drivers/embed/vendorSite'
import { expect, test, type Page } from '../test'

test('an issuer works on a round on a site of its own: dashboard and round, live, and nothing that was not granted', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  // 60 + 40 at $12.50.
  const { roundId, name, holders } = await makeHolders({ issuer: context, request, browser }, ['60', '40'])
  const [seller, buyer] = holders as [Holder, Holder]
  const components = ['dashboard', 'rounds', 'capTable', 'distributions', 'holdings', 'audit']
  const site = await serveOwnSite(context, {
    components,
    script: `
      import { Dashboard } from '@capstan/sdk-react/dashboard'
      import { RoundManagement } from '@capstan/sdk-react/rounds'
      show(capstan, <><Dashboard isolation="shadow" /><RoundManagement roundId="${roundId}" isolation="shadow" /></>)`,
  })

  try {
    // The visitor is not signed in anywhere.
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const complaints = complaintsOf(theirs)
    await theirs.goto(site.origin)
    await expect.poll(() => theirs.locator('#root').evaluate(shadowsIn)).toBe(2)

    // A link of a block reports its target to the page, and does not navigate.
    await theirs.getByRole('link', { name: /^All Holdings/ }).click()
    await expect(theirs.getByRole('status').first()).toHaveText('/holdings')
    expect(theirs.url()).toBe(`${site.origin}/`)

    // A viewer's page could not: this token acts for the account.
    await theirs.getByRole('button', { name: 'Edit', exact: true }).click()
    await theirs.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} renamed`)
    await theirs.getByRole('button', { name: 'Save' }).click()
    await page.goto(`/asset-class/${roundId}/manage`)
    await expect(page.getByRole('heading', { level: 1, name: `${name} renamed` })).toBeVisible()

    // A grid is sorted and filtered by the platform, and its cap table is live: 60 − 12.5 and 40 + 12.5.
    await theirs.getByRole('tab', { name: 'Holdings' }).click()
    const holdings = gridNamed(theirs, 'Holdings')
    await expect(holdings.rows).toHaveCount(2)
    await holdings.heading('Total Units').click()
    await expect(holdings.rows.first()).toContainText(buyer.name)
    const input = { holdingId: seller.holdingId, investorId: buyer.accountId, amount: '12.5' }
    await theirs.getByRole('tab', { name: 'Cap Table' }).click()
    await transfer(context, input)
    await expect(gridNamed(theirs, 'Cap Table by stakeholder').row(buyer.name)).toContainText('52.50%')
    expect(complaints).toEqual([])
    await visitor.close()

    const ofSite = { account: site.account, origins: [site.origin] }
    const { token } = await askForSession(site.secret, { ...ofSite, components })
    const refused = (query: string) => refusalOf(token, site.origin, query)
    expect(await refused('{ allFullHoldings(first: 1) { totalCount } }')).toBeUndefined()
    for (const query of [
      '{ allCustomers(first: 1) { totalCount } }',
      '{ allUsersAccounts { nodes { id } } }',
      '{ allEmbedKeys { nodes { id } } }',
      '{ allParties { nodes { id } } }',
      `{ allFullHoldings(filter: { investorId: { equalTo: "${buyer.accountId}" } }) { totalCount } }`,
      'mutation { makeDelegate(input: { email: "me@evil.example", role: "account_admin" }) { clientMutationId } }',
      `mutation { makeTransfer(input: { holdingId: "${seller.holdingId}", investorId: "${buyer.accountId}", amount: "1" }) {
        clientMutationId } }`,
    ])
      expect(await refused(query), query).toBe('not_granted')

    // A key creates no session of its own account for an investor's components, and none of the desk for an investor.
    for (const wanted of [
      { components: [...components, 'portfolio'] },
      { account: buyer.accountId, components },
    ])
      expect((await askForSession(site.secret, { ...ofSite, ...wanted })).token).toBeUndefined()
  } finally {
    site.close()
  }
})

test('another site shows its cap table and one holding, whose documents and statement are at hand', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  // 100 units at $12.50.
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['100'])
  const [holder] = holders as [Holder]
  const site = await serveOwnSite(context, {
    components: ['capTable', 'holding', 'uploads', 'documents'],
    script: `
      import { CapTable } from '@capstan/sdk-react/capTable'
      import { HoldingDetails } from '@capstan/sdk-react/holding'
      show(capstan, <><CapTable isolation="shadow" /><HoldingDetails holdingId="${holder.holdingId}" isolation="shadow" /></>)`,
  })

  try {
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const complaints = complaintsOf(theirs)
    await theirs.goto(site.origin)
    await expect(theirs.getByText('$1,250.00').first()).toBeVisible()
    await expect(theirs.getByText('No documents found').first()).toBeVisible()
    await theirs.getByRole('button', { name: `Asset of ${name}` }).click()
    await expect(gridNamed(theirs, 'Cap Table by stakeholder').row(holder.name)).toContainText('100.00%')
    expect(complaints).toEqual([])
    await visitor.close()

    const { token } = await askForSession(site.secret, {
      ...{ account: site.account, origins: [site.origin] },
      components: ['capTable', 'holding', 'uploads', 'documents'],
    })
    for (const query of [
      '{ allFullHoldings(first: 1) { totalCount } }',
      '{ allFullTransactions(first: 1) { nodes { id } } }',
      'mutation { updateRoundById(input: { id: "00000000-0000-4000-8000-000000000000", patch: { name: "X" } }) { clientMutationId } }',
    ])
      expect(await refusalOf(token, site.origin, query), query).toBe('not_granted')
  } finally {
    site.close()
  }
})

test('a site that was granted one component alone shows it live: the dashboard, a grid of distributions', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { allocationId } = await makeOwnRound(context)
  const alone = [
    ['dashboard', `import { Dashboard as Alone } from '@capstan/sdk-react/dashboard'`],
    ['distributions', `import { DistributionsGrid as Alone } from '@capstan/sdk-react/distributions'`],
  ] as const
  for (const [component, imported] of alone) {
    const script = `${imported}\nshow(capstan, <Alone isolation="shadow" />)`
    const site = await serveOwnSite(context, { components: [component], script })
    try {
      const visitor = await browser.newContext()
      const theirs = await visitor.newPage()
      const complaints = complaintsOf(theirs)
      const refusals = refusedFramesOf(theirs)
      await theirs.goto(site.origin)
      const counted =
        component === 'dashboard'
          ? theirs.getByRole('link', { name: /^All Distributions/ }).locator('b')
          : gridNamed(theirs, 'Distributions').rows.first()
      const before = await counted.textContent()
      const name = `Seen by ${component}`
      const email = `${component}-${Date.now()}@capstan.test`
      await makeClosedDistribution(context, { allocationId, email, name, amount: '2' })

      await expect(counted).not.toHaveText(before ?? '')
      expect([...complaints, ...refusals]).toEqual([])
      await visitor.close()
    } finally {
      site.close()
    }
  }
})

/** Records the frames that the live socket of a page is refused. */
function refusedFramesOf(page: Page): string[] {
  const refused: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('not_granted')) refused.push(String(payload))
    }),
  )
  return refused
}

/** Records the errors in the console of a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}

/** Returns the number of blocks with a shadow root. */
const shadowsIn = (root: Element) =>
  [...root.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot).length
