import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { recordCalls } from '../drivers/calls'
import { alterAnswers, ask, failRequests } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { choose } from '../drivers/investments/steps'
import { expect, test, type BrowserContext, type Page } from '../test'

const path = '/assets'

test('an issuer finds its own assets with their rounds, and a round is a way on', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { roundId, name } = await makeOwnRound(context, { price: '1234.12345678' })
  await page.goto(path)

  // proves ASSET-001
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Assets',
  ])
  // proves ASSET-002
  await expect(lines(page, 'Halden Biologics Preferred')).toHaveCount(1)
  await expect(lines(page, 'Cinder Peak')).toHaveCount(0)
  // proves ASSET-007
  await expect(tree(page).getByRole('columnheader', { name: 'Listing ATS' })).toBeVisible()
  await expect(lines(page, 'Series A')).toContainText('Northgate ATS, LLC')
  // proves ASSET-008
  await expect(lines(page, 'Series B')).toContainText('Unlisted')
  // The newest asset first, and of its rounds the one that opened last.
  const ordered = [`Asset of ${name}`, 'Halden Biologics Preferred', 'Series B', 'Series A', 'Series Seed']
  // Other tests add assets meanwhile.
  // proves CALL-031
  await expect(async () => {
    const shown = await tree(page).getByRole('rowheader').allTextContents()
    const places = ordered.map((text) => shown.findIndex((each) => each.startsWith(text)))
    expect(places[0]).toBeGreaterThanOrEqual(0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }).toPass()
  // Seven decimals, of which the last is rounded.
  // proves FMT-002
  await expect(round(page, name)).toContainText('1,234.1234568')
  await expectAccessible(page, 'assets')
  await expectNoSidewaysScroll(page, 'assets')

  await round(page, name).getByRole('link', { name }).click()
  // proves ASSET-009
  await expect(page).toHaveURL(`/asset-class/${roundId}/manage`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a broker reads the assets of all issuers, changes none, and has no links to securities', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)

  for (const issuer of ['Halden Biologics, Inc.', 'Cinder Peak Energy Corp.'])
    await expect(lines(page, issuer).first()).toHaveAttribute('aria-level', '1')
  // proves ASSET-004
  for (const name of ['Halden Biologics Preferred', 'Series B', 'Cinder Peak Senior Notes'])
    await expect(lines(page, name).first()).toBeVisible()
  // Issuers are the only ones that lead anywhere.
  const links = await tree(page).getByRole('link').all()
  // proves ASSET-011
  for (const link of links) await expect(link).toHaveAttribute('href', /^\/issuer\//)
  await expect(tree(page).getByRole('link', { name: 'Halden Biologics, Inc.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Edit)/ })).toHaveCount(0)
  await expect(tree(page).getByRole('columnheader', { name: 'Listing ATS' })).toHaveCount(0)
})

test('an owner and an admin of an issuer add and edit assets and rounds', async ({ browser }) => {
  for (const [email, role] of [
    ['issuer@capstan.test', 'account_owner'],
    ['issuer-admin@capstan.test', 'account_admin'],
  ] as const) {
    const context = await browser.newContext()
    await startSessionOf(context, email)
    // proves ROLE-007
    expect((await ask<Own>(context, own)).getUsersData.userAccount.role).toBe(role)
    const reader = await context.newPage()
    await reader.goto(path)
    await expect(lines(reader, 'Halden Biologics Preferred')).toBeVisible()
    // proves ASSET-003
    for (const name of [
      'Add asset',
      ...['Add round: ', 'Edit '].map((what) => `${what}Halden Biologics Preferred`),
    ])
      await expect(reader.getByRole('button', { name, exact: true }).first()).toBeVisible()
    await reader.goto(`/asset-class/${await roundNamed(context, 'Series B')}/manage`)
    // proves ASSET-003
    await expect(reader.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    await context.close()
  }
})

test('a viewer of an issuer and a broker cannot add or edit assets, on the page or by the API', async ({
  browser,
}) => {
  for (const [email, role] of [
    ['issuer-viewer@capstan.test', 'account_viewer'],
    ['broker@capstan.test', 'account_owner'],
  ] as const) {
    const context = await browser.newContext()
    await startSessionOf(context, email)
    // proves ROLE-007
    expect((await ask<Own>(context, own)).getUsersData.userAccount.role).toBe(role)
    const reader = await context.newPage()
    await reader.goto(path)
    await expect(lines(reader, 'Halden Biologics Preferred')).toBeVisible()
    // proves ASSET-003, ROLE-008
    await expect(reader.getByRole('button', { name: /^(Add|Edit)/ })).toHaveCount(0)
    await reader.goto(`/asset-class/${await roundNamed(context, 'Series B')}/manage`)
    await expect(reader.getByRole('region', { name: 'Round Information' })).toContainText('$12.50')
    // proves ASSET-003
    await expect(reader.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
    const asset = { name: 'Not theirs', authorizedTotal: '1', type: 'Equity', status: 'drafted' }
    const refused = await context.request.post('/api/v2/graphql', {
      data: { query: create, variables: { asset } },
      headers: { origin: new URL(reader.url()).origin, 'sec-fetch-site': 'same-origin' },
    })
    expect(await refused.text()).toContain('not_allowed')
    await context.close()
  }
})

test('an issuer without assets reads so, and adds the first one there', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await alterAnswers<{ allAssets: { nodes: unknown[] } }>(page, 'query Assets', (data) => {
    data.allAssets.nodes = []
  })
  await page.goto(path)

  // proves ASSET-005
  await expect(page.getByText('No assets found.')).toBeVisible()
  await page.getByRole('region', { name: 'Assets' }).getByRole('button', { name: 'Add asset' }).click()
  await expect(page.getByRole('dialog', { name: 'Add asset' })).toBeVisible()
})

test('an asset and a round of it are added: a message for each missing field, and the available units', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await startSession(page, 'issuer@capstan.test')
  const calls = recordCalls(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add asset' }).click()
  // proves ASSET-014, ASSET-015, ASSET-016, ASSET-017
  await expectTexts(page, [
    ...['Name is required.', 'Authorized total is required.', 'Asset type required.', 'Status required.'],
  ])
  await page.getByRole('combobox', { name: 'Status' }).click()
  // proves ASSET-012
  await expect(page.getByRole('option')).toHaveText(['Drafted', 'Active', 'Closed', 'Stale'])
  await page.getByRole('option', { name: 'Drafted', exact: true }).click()
  const name = await fillAsset(page, 'Equity')
  // A retry after a failure sends the same request.
  const keys = await failRequests(page, { operation: 'mutation CreateAsset(', how: 'broken' })
  await dialog.getByRole('button', { name: 'Add asset' }).click()
  await expect(dialog.getByRole('group', { name: /^No answer arrived\./ })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await dialog.getByRole('button', { name: 'Add asset' }).click()
  await expect(lines(page, name)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  // proves CALL-033
  expect(calls('allAssetTypes')).not.toEqual([])
  const asset = { name, authorizedTotal: '2000', type: 'Equity', status: 'active' }
  // proves CALL-034
  expect(calls('createAsset').at(-1)).toEqual({ input: { asset } })
  // proves ASSET-006
  await expect(tree(page).getByRole('row').filter({ hasText: 'No rounds found.' }).first()).toBeVisible()

  await page.getByRole('button', { name: `Add round: ${name}` }).click()
  await dialog.getByRole('button', { name: 'Add round' }).click()
  // proves ROUND-044
  await expectTexts(page, [
    ...['Name is a required field.', 'Opens on requires a valid date.', 'Closes on required a valid date.'],
    ...['Dataroom Url is required', 'Price is required.', 'Total is required.', 'Status is required.'],
  ])
  await expect(dialog.getByText('Coupon is required')).toHaveCount(0)
  const fact = (label: string) => dialog.locator('.capstan-definition').filter({ hasText: label })
  // proves ROUND-047
  await expect(fact('Unit value')).toContainText('N/A')
  await expect(dialog.getByText(/0 issued, 0 reserved and 2,000 available\.$/)).toBeVisible()
  await fillRound(page, 'First close', '3000')
  await expect(dialog.getByText('This needs 3,000 units. Only 2,000 are available.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Total' }).fill('1500')
  await expect(dialog.getByText(/^This needs/)).toHaveCount(0)
  await expectAccessible(page, 'add round')
  await dialog.getByRole('button', { name: 'Add round' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').fill(name)
  await expect(lines(page, 'First close')).toContainText('1,500')
  // proves CALL-039
  expect(calls('makeRound')).toEqual([{ input: { ...firstClose, total: '1500' } }])
})

test('debt is raised in tranches with their coupon and term, a fund in rounds', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  const calls = recordCalls(page)
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  for (const type of ['Debt', 'Fund']) {
    await page.getByRole('button', { name: 'Add asset' }).first().click()
    const name = await fillAsset(page, type)
    await dialog.getByRole('button', { name: 'Add asset' }).click()
    await page.getByRole('button', { name: `Add round: ${name}` }).click()
    await fillRound(page, 'First close', '500')
    await dialog.getByRole('button', { name: 'Add round' }).click()
    if (type === 'Debt') {
      await expectTexts(page, ['Coupon is required', 'Term is required'])
      await dialog.getByRole('textbox', { name: 'Coupon (%)' }).fill('8.25')
      await dialog.getByRole('textbox', { name: 'Term (years)' }).fill('3')
      await dialog.getByRole('button', { name: 'Add round' }).click()
    }
    await expect(dialog).toHaveCount(0)
    await page.getByRole('searchbox').fill(name)
    await expect(lines(page, name)).toContainText(type === 'Debt' ? 'Debt · 1 tranche' : 'Fund · 1 round')
    if (type === 'Debt') await expect(lines(page, 'First close')).toContainText('8.25% coupon · 3 years')
    await page.getByRole('searchbox').fill('')
  }
  // proves CALL-040
  expect(calls('makeTranche')).toEqual([{ input: { ...firstClose, total: '500', term: 3, coupon: '8.25' } }])
  expect(calls('makeRound')).toEqual([{ input: { ...firstClose, total: '500' } }])
})

test('only the changes of an asset are sent, any status can follow any other, and a change by another user meanwhile is shown beside it', async ({
  page,
  context,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { name: ofRound } = await makeOwnRound(context)
  const name = `Asset of ${ofRound}`
  const calls = recordCalls(page)
  const sent = () => calls('updateAssetById').map(({ input }) => (input as { patch: object }).patch)
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  const edit = page.getByRole('button', { name: `Edit ${name}`, exact: true })
  for (const status of ['Stale', 'Drafted', 'Closed', 'Active']) {
    await edit.click()
    // 1,000 of the authorized 2,000 are in the round, and none is issued.
    await expect(dialog.getByText(/0 issued, 1,000 reserved and 1,000 available\.$/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await choose(page, 'Status', status)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(lines(page, name).first()).toContainText(status)
    expect(Object.keys(sent().at(-1) ?? {}).sort()).toEqual(['status', 'version'])
    // proves CACHE-011
    expect(sent().at(-1)).toMatchObject({ status: status.toLowerCase() })
  }

  await edit.click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} mine`)
  const other = await browser.newContext()
  await startSessionOf(other, 'issuer@capstan.test')
  const { allAssets } = await ask<Found>(other, find, { name })
  await ask(other, rename, { id: allAssets.nodes[0]?.id, patch: { name: `${name} theirs` } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(`Name, yours: ${name} mine`)).toBeVisible()
  await expect(dialog.getByText(`Now: ${name} theirs`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(lines(page, `${name} mine`).first()).toBeVisible()
  // proves ASSET-013
  expect(sent().at(-1)).toMatchObject({ name: `${name} mine` })
  // proves CALL-035
  expect(calls('updateAssetById').at(-1)).toMatchObject({
    input: { id: allAssets.nodes[0]?.id, patch: { name: `${name} mine` } },
  })
  await other.close()
})

test('a role that is removed while assets are open leaves one sentence and no controls', async ({
  browser,
}) => {
  const admin = await browser.newContext()
  await startSessionOf(admin, 'issuer-admin@capstan.test')
  const { id } = (await ask<Own>(admin, own)).getUsersData.userAccount
  const owner = await browser.newContext()
  await startSessionOf(owner, 'issuer@capstan.test')
  const { roundId } = await makeOwnRound(owner)
  const [assets, manage] = [await admin.newPage(), await admin.newPage()]
  await assets.goto(path)
  await manage.goto(`/asset-class/${roundId}/manage`)
  await expect(assets.getByRole('button', { name: 'Add asset' })).toBeVisible()
  await manage.getByRole('button', { name: 'Edit' }).click()
  await manage.getByRole('textbox', { name: 'Name' }).fill('Half typed')

  await ask(owner, setRole, { id, patch: { role: 'account_viewer' } })
  try {
    await expect(assets.getByText(/^Your role in this account has changed/)).toBeVisible()
    await expect(assets.getByRole('button', { name: /^(Add|Edit)/ })).toHaveCount(0)
    await expect(manage.getByText(/^Your role in this account has changed/)).toHaveCount(1)
    await expect(manage.getByRole('button', { name: /^(Edit|Save|Issue|Add distributor)$/ })).toHaveCount(0)
  } finally {
    await ask(owner, setRole, { id, patch: { role: 'account_admin' } })
  }
  await Promise.all([admin.close(), owner.close()])
})

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Assets' })
/** Returns the rows with names that begin with a text. */
const lines = (page: Page, name: string) =>
  tree(page)
    .getByRole('row')
    .filter({ has: page.locator('th[role=rowheader]').filter({ hasText: name }) })
/** The line of a round itself, not of the asset that is named after it. */
const round = (page: Page, name: string) => lines(page, name).and(page.locator('[data-kind="round"]'))

async function expectTexts(page: Page, texts: string[]) {
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

async function roundNamed(reader: BrowserContext, name: string): Promise<string> {
  const { allRounds } = await ask<{ allRounds: { nodes: { id: string }[] } }>(reader, findRound, { name })
  return allRounds.nodes[0]?.id ?? ''
}

/** Fills in an asset of 2,000 units, with a name that no other test's has. */
async function fillAsset(page: Page, type: string): Promise<string> {
  const name = `${type} ${Math.random().toString(36).slice(2, 10)}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Authorized total' }).fill('2000')
  await choose(page, 'Asset type', type)
  await choose(page, 'Status', 'Active')
  return name
}

/** The request of the round that `fillRound` types, without its total. */
const firstClose = {
  ...{ name: 'First close', termsUrl: 'https://dataroom.example/first', price: '10', status: 'active' },
  ...{
    opensOn: '2026-02-02',
    closesOn: '2035-12-18',
    assetId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
  },
}

async function fillRound(page: Page, name: string, total: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await typeDay(page, 'Opens On', '02022026')
  await typeDay(page, 'Closes On', '12182035')
  await page.getByRole('textbox', { name: 'Dataroom Url' }).fill('https://dataroom.example/first')
  await page.getByRole('textbox', { name: 'Price (USD)' }).fill('10')
  await page.getByRole('textbox', { name: 'Total' }).fill(total)
  await choose(page, 'Status', 'Active')
}

interface Own {
  getUsersData: { userAccount: { id: string; role: string } }
}

interface Found {
  allAssets: { nodes: { id: string }[] }
}

const own = '{ getUsersData { userAccount { id role } } }'
const create = 'mutation ($asset: AssetInput!) { createAsset(input: { asset: $asset }) { asset { id } } }'
const find = 'query ($name: String!) { allAssets(filter: { name: { equalTo: $name } }) { nodes { id } } }'
const findRound =
  'query ($name: String!) { allRounds(filter: { name: { equalTo: $name } }) { nodes { id } } }'
const rename = `mutation ($id: UUID!, $patch: AssetPatch!) {
  updateAssetById(input: { id: $id, patch: $patch }) { asset { id } } }`
const setRole = `mutation ($id: UUID!, $patch: UsersAccountPatch!) {
  updateUsersAccountById(input: { id: $id, patch: $patch }) { usersAccount { id } } }`
