import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { accountMenu, actFor } from '../drivers/people/accounts'
import { goWithin } from '../drivers/goWithin'
import { mailedLink } from '../drivers/people/mail'
import { ask, failRequests } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { pathsInTurn } from '../routeTable'
import { expect, test, type Page } from '../test'

const path = '/issuers'

test('a broker adds an issuer that it runs: a message for each missing field, and its mail', async ({
  page,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)
  // proves ISSUER-005
  await expect(managed(page).getByRole('heading', { level: 2 })).toHaveText('Fully managed accounts')
  // proves ISSUER-006
  await expect(managed(page).getByRole('columnheader')).toHaveText([
    ...['Name', 'Email', 'Created by', 'Created on', 'On their behalf', 'Actions'],
  ])
  const saltmarsh = row(page, 'Saltmarsh Desalination Ltd')
  // proves CALL-059
  await expect(saltmarsh).toContainText('office@saltmarsh.example')
  await expect(saltmarsh).toContainText('Daniel Achterberg')
  await expect(saltmarsh).toContainText(/\d\d\/\d\d\/20\d\d/)
  await expectAccessible(page, 'managed accounts')

  const { name, email } = aCompany()
  await managed(page).getByRole('button', { name: 'Add account' }).click()
  await managed(page).getByRole('textbox', { name: 'Name' }).press('Enter')
  // proves ISSUER-010, ISSUER-011
  for (const text of ['Name is required.', 'Email is required.'])
    await expect(managed(page).getByText(text, { exact: true }).first()).toBeVisible()
  await managed(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await managed(page).getByRole('textbox', { name: 'Email' }).fill('office@saltmarsh.example')
  await managed(page).getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(
    managed(page).getByText('You manage an account with this email already.').first(),
  ).toBeVisible()

  // A retry after a failure sends the same request.
  const keys = await failRequests(page, { operation: 'mutation MakeIssuerAccount(', how: 'broken' })
  await managed(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await managed(page).getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(
    managed(page)
      .getByText(/^No answer arrived\./)
      .first(),
  ).toBeVisible()
  await managed(page).getByRole('textbox', { name: 'Email' }).press('Enter')
  // proves CALL-060
  await expect(row(page, name)).toContainText(email)
  await expect(row(page, name)).toContainText('Daniel Achterberg')
  expect(new Set(keys).size).toBe(1)
  await expect(page.getByText(`${name} was added.`)).toBeVisible()
  expect(await mailedLink(request, email)).toContain('/authenticate/claim?token=')

  await page.reload()
  await expect(row(page, name)).toContainText(email)
})

test('a managed account is edited in its row, and a change by a colleague meanwhile is shown beside it', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  const { id, name, email } = await makeManaged(page)
  await page.goto(path)
  await edit(page, name).click()
  const nameField = managed(page).getByRole('textbox', { name: 'Name' })
  await expect(nameField).toHaveValue(name)
  await expect(managed(page).getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await nameField.fill('')
  await managed(page).getByRole('textbox', { name: 'Email' }).fill('')
  await nameField.press('Enter')
  // proves ISSUER-010, ISSUER-011
  for (const text of ['Name is required.', 'Email is required.'])
    await expect(managed(page).getByText(text, { exact: true }).first()).toBeVisible()
  await nameField.press('Escape')
  await expect(edit(page, name)).toBeFocused()

  await edit(page, name).click()
  await nameField.fill(`${name} mine`)
  await ask(page.context(), rename, { id, patch: { name: `${name} theirs` } })
  await nameField.press('Enter')
  await expect(managed(page).getByText(`Now: ${name} theirs`)).toBeVisible()
  await nameField.press('Enter')
  // proves ISSUER-007
  await expect(row(page, `${name} mine`)).toContainText(email)

  // An open page shows it at once.
  await ask(page.context(), rename, { id, patch: { name: `${name} again` } })
  await expect(row(page, `${name} again`)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'managed accounts')
})

test('the people of a broker act for an issuer that it runs, read so on every page, and go back', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  const { id, name } = await makeManaged(page)
  await page.goto(path)
  await actFor(page, name)

  const banner = page.getByRole('region', { name: 'Account you act for' })
  for (const { path: at, page: specified } of pathsInTurn()) {
    if (!specified.types.includes('issuer')) continue
    await goWithin(page, at)
    await expect(page.getByRole('heading', { level: 1 }), at).toHaveText(specified.heading)
    await expect(banner, at).toHaveText(saying(name))
    await expect(accountMenu(page), at).toContainText(name)
    await expect(accountMenu(page), at).toContainText('Issuer · Admin')
  }
  await page.goto('/settings/account')
  await expect(banner).toHaveText(saying(name))
  await expectAccessible(page, 'acting for a managed account')
  // The person acts for the account.
  await page.goto('/assets')
  await expect(page.getByRole('button', { name: 'Add asset' }).first()).toBeVisible()
  const { getUsersData } = await ask<Acting>(page.context(), acting)
  expect(getUsersData).toEqual({ account: { id }, managedBy: { name: 'Larkspur Securities LLC' } })

  await banner.getByRole('button', { name: 'Back to Larkspur Securities LLC' }).click()
  await expect(page.getByRole('region', { name: 'Issuers' })).toBeVisible()
  await expect(accountMenu(page)).toContainText('Larkspur Securities LLC')
  await expect(banner).toHaveCount(0)
})

const saying = (name: string) => new RegExp(`^You act for ${name}, which Larkspur Securities LLC manages\\.`)
const managed = (page: Page) => page.getByRole('region', { name: 'Fully managed accounts' })
const row = (page: Page, name: string) =>
  managed(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
const edit = (page: Page, name: string) =>
  managed(page).getByRole('button', { name: `Edit ${name}`, exact: true })

function aCompany() {
  const word = Math.random().toString(36).slice(2, 10)
  return { name: `Company ${word}`, email: `office@${word}.example` }
}

async function makeManaged(page: Page) {
  const { name, email } = aCompany()
  const { makeIssuerAccount } = await ask<Made>(page.context(), make, { name, email })
  return { id: makeIssuerAccount.managedAccount.entityId, name, email }
}

interface Acting {
  getUsersData: { account: { id: string }; managedBy: { name: string } | null }
}

interface Made {
  makeIssuerAccount: { managedAccount: { entityId: string } }
}

const acting = '{ getUsersData { account { id } managedBy { name } } }'
const make = `mutation ($name: String!, $email: String!) {
  makeIssuerAccount(input: { companyName: $name, companyEmail: $email }) { managedAccount { entityId } } }`
const rename = `mutation ($id: UUID!, $patch: AccountPatch!) {
  updateAccountById(input: { id: $id, patch: $patch }) { account { id } } }`
