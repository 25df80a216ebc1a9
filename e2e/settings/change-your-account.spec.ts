import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { accountMenu, actFor } from '../drivers/people/accounts'
import { accountSettings, cardRow, cardValue, setUpTogether } from '../drivers/people/accountSettings'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask, failRequests, isOperation } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { chooseCountry } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test('a row is read again once it is saved or cancelled, and only changed fields are sent', async ({
  page,
  investor,
}) => {
  const sent = patchesOf(page, 'UpdateAccountCard')
  await startSession(page, investor.email)
  await page.goto(accountSettings)

  await edit(page, 'URL').press('Enter')
  // proves SETTINGS-016
  await expect(field(page, 'URL')).toBeFocused()
  await expect(edit(page, 'URL')).toHaveCount(0)
  await field(page, 'URL').fill('https://elsewhere.example')
  await field(page, 'URL').press('Escape')
  // proves SETTINGS-018
  await expect(cardValue(page, 'URL')).toHaveText('N/A')
  await expect(edit(page, 'URL')).toBeFocused()
  await edit(page, 'URL').click()
  await expect(field(page, 'URL')).toHaveValue('')
  await expectAccessible(page, 'a row that is changed')
  await cardRow(page, 'URL').getByRole('button', { name: 'Cancel' }).click()
  await expect(cardValue(page, 'URL')).toHaveText('N/A')
  // Saved as it was, nothing has to be sent.
  await edit(page, 'Name').click()
  await field(page, 'Name').press('Enter')
  await expect(cardValue(page, 'Name')).toHaveText(investor.name)
  expect(sent).toEqual([])

  await save(page, 'URL', 'www.okafor.example/about')
  // proves SETTINGS-015, SETTINGS-017
  await expect(cardValue(page, 'URL').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.okafor.example/about',
  )
  await save(page, 'Twitter handle', '@okafor_1')
  await expect(cardValue(page, 'Twitter handle')).toHaveText('okafor_1')
  await save(page, 'Support email', 'help@okafor.example')
  await expect(cardValue(page, 'Support email')).toHaveText('help@okafor.example')
  await save(page, 'Email', 'office@okafor.example')
  await expect(cardValue(page, 'Email')).toHaveText('office@okafor.example')
  await save(page, 'Name', 'Okafor Holdings')
  await expect(cardValue(page, 'Name')).toHaveText('Okafor Holdings')
  await expect(accountMenu(page)).toContainText('Okafor Holdings')
  await save(page, 'URL', '')
  await expect(cardValue(page, 'URL')).toHaveText('N/A')
  // proves CALL-006
  expect(sent.map(({ version: _, ...patch }) => patch)).toEqual([
    { url: 'https://www.okafor.example/about' },
    { twitterHandle: 'okafor_1' },
    { supportEmail: 'help@okafor.example' },
    { email: 'office@okafor.example' },
    { name: 'Okafor Holdings' },
    { url: null },
  ])

  await page.reload()
  await expect(cardValue(page, 'Name')).toHaveText('Okafor Holdings')
  await expect(cardValue(page, 'URL')).toHaveText('N/A')
  await expect(cardValue(page, 'Twitter handle')).toHaveText('okafor_1')
})

test('an invalid name, address or handle is reported at its field, and not sent', async ({
  page,
  investor,
}) => {
  const sent = patchesOf(page, 'UpdateAccountCard')
  await startSession(page, investor.email)
  await page.goto(accountSettings)
  const refusals: [label: string, typed: string, said: string][] = [
    ['Name', '', 'Name is required.'],
    ['Email', '', 'Email is required.'],
    ['Email', 'unknown', 'A valid email is required.'],
    ['URL', 'javascript:alert(1)', 'A valid link is required.'],
    ['Support email', 'two words@x.example', 'A valid email is required.'],
    ['Twitter handle', 'sixteen_letters_', 'A Twitter handle has 1 to 15 letters, digits or underscores.'],
  ]

  for (const [label, typed, said] of refusals) {
    await save(page, label, typed)
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(said))
    await expect(field(page, label)).toHaveValue(typed)
    await field(page, label).press('Escape')
  }
  expect(sent).toEqual([])
})

test('a change by another user meanwhile is shown beside the entries, and at once to readers', async ({
  page,
  context,
  investor,
}) => {
  await startSession(page, investor.email)
  await page.goto(accountSettings)
  await edit(page, 'Name').click()
  await field(page, 'Name').fill('Mine')
  const change = (patch: object) => ask(context, update, { id: investor.accountId, patch })
  await change({ name: 'Theirs', supportEmail: 'theirs@okafor.example' })
  await expect(cardValue(page, 'Support email')).toHaveText('theirs@okafor.example')
  await expect(field(page, 'Name')).toHaveValue('Mine')

  await field(page, 'Name').press('Enter')
  await expect(page.getByText('Now: Theirs')).toBeVisible()
  await expect(page.getByText('Name, yours: Mine')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Mine')
  await field(page, 'Name').press('Enter')
  // proves SETTINGS-017
  await expect(cardValue(page, 'Name')).toHaveText('Mine')

  // Another row of the same account is not a conflict.
  await edit(page, 'Twitter handle').click()
  await field(page, 'Twitter handle').fill('mine')
  await change({ name: 'Theirs again' })
  await expect(cardValue(page, 'Name')).toHaveText('Theirs again')
  await field(page, 'Twitter handle').press('Enter')
  await expect(cardValue(page, 'Twitter handle')).toHaveText('mine')
})

test('typed values remain after a failed write, and are written once', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  expectConsoleError(/500|net::ERR/)
  await startSession(page, investor.email)
  await page.goto(accountSettings)
  const keys = await failRequests(page, { operation: 'UpdateAccountCard', how: 'lost' })
  await edit(page, 'Name').click()
  await field(page, 'Name').fill('Sent twice')
  await field(page, 'Name').press('Enter')

  // Without an answer it is sent again, by the client or by the user.
  await expect(async () => {
    if (await field(page, 'Name').isVisible()) await field(page, 'Name').press('Enter')
    await expect(cardValue(page, 'Name')).toHaveText('Sent twice', { timeout: 2_000 })
  }).toPass()
  expect(new Set(keys).size).toBe(1)

  await page.unrouteAll()
  await failRequests(page, { operation: 'UpdateAccountCard', how: 'broken', times: 20 })
  await edit(page, 'Email').click()
  await field(page, 'Email').fill('later@okafor.example')
  await field(page, 'Email').press('Enter')
  await expect(cardRow(page, 'Email').getByRole('group').first()).toBeVisible()
  await page.unrouteAll()
  const back = page.getByRole('button', { name: 'Back to the form' })
  if (await back.isVisible()) await back.click()
  await expect(field(page, 'Email')).toHaveValue('later@okafor.example')
  await field(page, 'Email').press('Enter')
  // proves CALL-006
  await expect(cardValue(page, 'Email')).toHaveText('later@okafor.example')
})

test('an address is changed where it stands: a state is chosen, a province is written, N/A is no postal code', async ({
  page,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
  await setUpTogether(page.context())
  const sent = patchesOf(page, 'UpdateAddress')
  await page.goto(accountSettings)
  await edit(page, 'Primary').click()
  const form = page.getByRole('form', { name: 'Primary' })
  await expect(form.getByRole('combobox', { name: 'Country' })).toBeFocused()
  await expect(form.getByRole('combobox', { name: 'State' })).toContainText('Maine')
  await form.getByRole('textbox', { name: 'Postal code' }).fill('')
  await form.getByRole('textbox', { name: 'City' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  for (const text of ['City is required.', 'Postal code is required, enter N/A if not applicable.'])
    await expect(form.getByText(text, { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'an address that is changed')

  await chooseCountry(page, 'Country', 'Norway')
  await form.getByRole('textbox', { name: 'State / Province' }).fill('Vestland')
  await form.getByRole('textbox', { name: 'City' }).fill('Bergen')
  await form.getByRole('textbox', { name: 'Postal code' }).fill('N/A')
  await form.getByRole('textbox', { name: 'Street address, line two' }).fill('Flat 2')
  await form.getByRole('button', { name: 'Save' }).click()
  // proves SETTINGS-010, SETTINGS-017
  await expect(cardValue(page, 'Primary')).toHaveText('1 Harbor StreetFlat 2Bergen, VestlandNorway')
  expect(sent).toHaveLength(1)
  // proves CALL-005
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual([
    ...['city', 'countryId', 'lineTwo', 'postalCode', 'province', 'version'],
  ])
  await expect(cardValue(page, 'Mailing')).toContainText('PO Box 2214')

  await edit(page, 'Primary').click()
  await expect(form.getByRole('textbox', { name: 'Postal code' })).toHaveValue('N/A')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'an address that is changed')
  await form.getByRole('textbox', { name: 'City' }).press('Escape')
  await expect(edit(page, 'Primary')).toBeFocused()
})

test('an investor without an address adds one, and then the mailing address', async ({ page, investor }) => {
  await startSession(page, investor.email)
  await page.goto(accountSettings)
  const card = page.getByRole('region', { name: 'Addresses', exact: true })
  await expect(card).toContainText('No addresses found.')

  for (const [name, street] of [
    ['primary', 'Gumpendorfer Straße 8'],
    ['mailing', 'Postfach 14'],
  ] as const) {
    await card.getByRole('button', { name: `Add ${name} address` }).click()
    await chooseCountry(page, 'Country', 'Austria')
    await card.getByRole('textbox', { name: 'Street address', exact: true }).fill(street)
    await card.getByRole('textbox', { name: 'City' }).fill('Wien')
    await card.getByRole('textbox', { name: 'State / Province' }).fill('Wien')
    await card.getByRole('textbox', { name: 'Postal code' }).fill('1060')
    await expectAccessible(page, `the ${name} address that is added`)
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText(`${street}1060 WienAustria`)
  }

  await expect(card.getByRole('button', { name: /^Add/ })).toHaveCount(0)
  await page.reload()
  await expect(cardValue(page, 'Mailing')).toHaveText('Postfach 141060 WienAustria')
})

test('the mail settings of a vendor are changed for itself, and readers see it at once', async ({
  page,
  context,
}) => {
  await startSession(page, 'broker@capstan.test')
  const name = `Harbour ${Math.random().toString(36).slice(2, 8)}`
  await ask(context, makeIssuer, { name, email: `${Math.random().toString(36).slice(2)}@harbour.example` })
  await page.goto('/issuers')
  await actFor(page, name)
  await page.goto(accountSettings)
  const other = await context.newPage()
  await other.goto(accountSettings)
  // proves CALL-007, ENTITY-008, SETTINGS-013
  for (const reader of [page, other]) {
    await expect(cardValue(reader, 'Name')).toHaveText(name)
    await expect(cardValue(reader, 'Email notifications')).toContainText('On ·')
  }

  await edit(page, 'Email notifications').click()
  await page.getByRole('radio', { name: 'No' }).check({ force: true })
  await cardRow(page, 'Email notifications').getByRole('button', { name: 'Save' }).click()
  // proves CALL-008
  for (const reader of [page, other])
    await expect(cardValue(reader, 'Email notifications')).toContainText('Off ·')
  await page.reload()
  await expect(cardValue(page, 'Email notifications')).toContainText('Off ·')
})

test('a role that is taken away while a row is changed ends in one sentence, and no control is left', async ({
  page,
  context,
  investor,
  request,
  browser,
}) => {
  await startSession(page, investor.email)
  const helper = await newInvestor(request)
  await ask(context, makeAdmin, { email: helper.email })
  const theirs = await browser.newContext()
  await startSessionOf(theirs, helper.email)
  await theirs.request.get(`/authenticate/role/${investor.accountId}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  const reader = await theirs.newPage()
  await reader.goto(accountSettings)
  await expect(cardValue(reader, 'Name')).toHaveText(investor.name)
  await edit(reader, 'Name').click()
  await field(reader, 'Name').fill('Half typed')
  const integrations = await theirs.newPage()
  await integrations.goto('/settings/integrations')
  await expect(integrations.getByRole('list', { name: 'Integrations', exact: true })).toBeVisible()

  const { allUsersAccounts } = await ask<Links>(context, links, { accountId: investor.accountId })
  const id = allUsersAccounts.nodes.find(({ role }) => role === 'account_admin')?.id
  await ask(context, setRole, { id, patch: { role: 'account_viewer' } })
  await expect(reader.getByText(/^Your role in this account has changed/)).toBeVisible()
  await expect(reader.getByRole('button', { name: /^(Edit|Save|Cancel)/ })).toHaveCount(0)
  await expect(cardValue(reader, 'Name')).toHaveText(investor.name)
  // proves SETTINGS-014
  await expect(integrations.getByText(/^Your role in this account has changed/)).toBeVisible()
  await theirs.close()
})

const edit = (page: Page, label: string) => page.getByRole('button', { name: `Edit ${label}`, exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

async function save(page: Page, label: string, typed: string) {
  await edit(page, label).click()
  await field(page, label).fill(typed)
  await cardRow(page, label).getByRole('button', { name: 'Save' }).click()
}

/** Records the changes that a page sends from now on. */
function patchesOf(page: Page, operation: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!isOperation(request, `mutation ${operation}`)) return
    const { variables } = JSON.parse(request.postData() ?? '') as Sent
    sent.push(variables.input.patch)
  })
  return sent
}

interface Sent {
  variables: { input: { patch: Record<string, unknown> } }
}

interface Links {
  allUsersAccounts: { nodes: { id: string; role: string }[] }
}

const update = `mutation ($id: UUID!, $patch: AccountPatch!) {
  updateAccountById(input: { id: $id, patch: $patch }) { account { id } } }`
const makeIssuer = `mutation ($name: String!, $email: String!) {
  makeIssuerAccount(input: { companyName: $name, companyEmail: $email }) { managedAccount { entityId } } }`
const makeAdmin = `mutation ($email: String!) { makeDelegate(input: {
  email: $email, firstName: "Rhea", lastName: "Lindgren", role: "account_admin" }) { clientMutationId } }`
const links =
  'query ($accountId: UUID!) { allUsersAccounts(condition: { accountId: $accountId }) { nodes { id role } } }'
const setRole = `mutation ($id: UUID!, $patch: UsersAccountPatch!) {
  updateUsersAccountById(input: { id: $id, patch: $patch }) { usersAccount { id } } }`
