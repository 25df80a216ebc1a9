import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { mailedLink } from '../drivers/people/mail'
import { alterAnswers, ask } from '../drivers/platform'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type BrowserContext, type Page } from '../test'

const path = '/settings/delegates'

test('an owner reads the delegates of the account, and adds one: a message for each missing field', async ({
  page,
  investor,
  request,
}) => {
  await startSession(page, investor.email)
  await page.goto(path)
  // proves ROUTE-021
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    ...['Settings', 'Delegates'],
  ])
  // proves DELEG-001
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['First Name', 'Last Name', 'Email', 'Role', 'Status', 'Actions'],
  ])
  // proves CALL-009
  await expect(rowOf(page, investor.email)).toContainText(/Owner\s*Active/)
  // proves DELEG-006
  await expect(rowOf(page, investor.email).getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'delegates')

  await page.getByRole('button', { name: 'Add delegate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add delegate' })
  await dialog.getByRole('button', { name: 'Add delegate' }).click()
  // proves DELEG-014, DELEG-015, DELEG-016, DELEG-017
  for (const what of ['First name', 'Last name', 'Email', 'Role'])
    await expect(dialog.getByText(`${what} is required.`, { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a delegate that is added')
  const { email } = aPerson()
  await dialog.getByRole('textbox', { name: 'First Name' }).fill('Aaro')
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Aalto')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(investor.email)
  await dialog.getByRole('combobox', { name: /Role/ }).click()
  // proves DELEG-013
  await expect(page.getByRole('option')).toHaveText(['Admin', 'Viewer'])
  await page.getByRole('option', { name: 'Viewer' }).click()
  await dialog.getByRole('button', { name: 'Add delegate' }).click()
  await expect(dialog.getByText('This person is a delegate already.', { exact: true }).first()).toBeVisible()

  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Add delegate' }).click()
  await expect(dialog).toHaveCount(0)
  // proves CALL-010, DELEG-002
  await expect(rowOf(page, email).getByRole('cell')).toHaveText(['Aalto', email, 'Viewer', 'Active', ''])
  // By name they would come before.
  // proves DELEG-007
  await expect(page.getByRole('rowheader').nth(1)).toHaveText('Aaro')
  expect(await mailedLink(request, email)).toContain('/login')
  await page.reload()
  await expect(rowOf(page, email)).toContainText('Viewer')
})

test('a delegate is changed in their row, and a change by a colleague appears live', async ({
  page,
  investor,
  browser,
}) => {
  await startSession(page, investor.email)
  const made = await makeDelegate(page.context(), { role: 'account_viewer' })
  await page.goto(path)
  const row = rowOf(page, made.email)
  await expect(row).toContainText(/Viewer\s*Active/)
  await page.getByRole('button', { name: `Edit ${made.name}` }).click()
  // proves DELEG-008
  await expect(page.getByRole('table').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('table').getByText(made.email)).toBeVisible()
  await choose(page, 'Role', 'Admin')
  await page.getByRole('combobox', { name: /Status/ }).click()
  // proves DELEG-012
  await expect(page.getByRole('option')).toHaveText(['Active', 'Suspended'])
  await page.getByRole('option', { name: 'Suspended' }).click()
  await expectAccessible(page, 'a delegate that is changed')
  await page.getByRole('button', { name: 'Save' }).click()
  // proves CALL-011, DELEG-003
  await expect(row).toContainText(/Admin\s*Suspended/)
  await expect(page.getByRole('button', { name: `Edit ${made.name}` })).toBeFocused()
  await page.reload()
  await expect(row).toContainText(/Admin\s*Suspended/)

  const other = await browser.newContext()
  await startSessionOf(other, investor.email)
  await ask(other, change, { id: made.id, patch: { status: 'active' } })
  await expect(row).toContainText(/Admin\s*Active/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'delegates')
  await other.close()

  // An unknown status cannot be kept.
  await alterAnswers<Listed>(page, 'query Delegates', ({ allUsersAccounts, rows }) => {
    for (const node of (allUsersAccounts ?? rows)?.nodes ?? []) if (node.id === made.id) node.status = 'away'
  })
  await page.reload()
  await expect(row).not.toContainText('Active')
  await page.getByRole('button', { name: `Edit ${made.name}` }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  // proves DELEG-018
  await expect(page.getByText('Status is required.', { exact: true }).first()).toBeVisible()
})

test('an admin changes delegates and passes nothing on; a viewer changes nothing, on the page and past it', async ({
  page,
  investor,
  browser,
}) => {
  await startSession(page, investor.email)
  const admin = await makeDelegate(page.context(), { role: 'account_admin' })
  const viewer = await makeDelegate(page.context(), { role: 'account_viewer' })
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Transfer Ownership' })).toBeVisible()

  const asAdmin = await pageOf(browser, admin.email, investor.accountId)
  await expect(asAdmin.getByRole('button', { name: `Edit ${viewer.name}` })).toBeVisible()
  await expect(asAdmin.getByRole('button', { name: 'Add delegate' })).toBeVisible()
  // proves DELEG-005
  await expect(asAdmin.getByRole('button', { name: 'Transfer Ownership' })).toHaveCount(0)
  expect(await refusedCode(asAdmin, transfer, { email: viewer.email })).toBe('not_allowed')

  const asViewer = await pageOf(browser, viewer.email, investor.accountId)
  await expect(rowOf(asViewer, investor.email)).toBeVisible()
  await expect(asViewer.getByRole('columnheader')).toHaveCount(5)
  // proves DELEG-011, ROLE-007
  await expect(asViewer.getByRole('main').getByRole('button')).toHaveCount(0)
  expect(await refusedCode(asViewer, change, { id: admin.id, patch: { role: 'account_viewer' } })).toBe(
    'not_allowed',
  )
  expect(await refusedCode(asViewer, make, { ...aPerson(), role: 'account_viewer' })).toBe('not_allowed')

  // A delegate who loses a role sees a notice, and the controls disappear.
  await ask(page.context(), change, { id: admin.id, patch: { role: 'account_viewer' } })
  await expect(asAdmin.getByText(/^Your role in this account has changed/)).toBeVisible()
  await expect(asAdmin.getByRole('button', { name: 'Add delegate' })).toHaveCount(0)
  await Promise.all([asAdmin.context().close(), asViewer.context().close()])
})

test('a suspended delegate cannot choose the account, until they are active again', async ({
  page,
  investor,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/40[13]|WebSocket/)
  await startSession(page, investor.email)
  const made = await makeDelegate(page.context(), { role: 'account_viewer' })
  const theirs = await pageOf(browser, made.email, investor.accountId)
  await expect(rowOf(theirs, investor.email)).toBeVisible()
  await page.goto(path)
  await page.getByRole('button', { name: `Edit ${made.name}` }).click()
  await choose(page, 'Status', 'Suspended')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, made.email)).toContainText('Suspended')
  // Their open page shows it.
  await expect(theirs.getByRole('heading', { name: 'Access suspended', level: 1 })).toBeVisible()

  const chosen = await theirs.request.get(`/authenticate/role/${investor.accountId}`, {
    headers: ours,
    maxRedirects: 0,
  })
  expect(chosen.headers().location).toBe('/account-role')
  expect(await refusedCode(theirs, '{ getUsersData { account { id } } }', {}, investor.accountId)).toBe(
    'delegate_suspended',
  )
  await page.getByRole('button', { name: `Edit ${made.name}` }).click()
  await choose(page, 'Status', 'Active')
  await page.getByRole('button', { name: 'Save' }).click()
  // The form says it as well, before the answer.
  await expect(page.getByRole('button', { name: `Edit ${made.name}` })).toBeVisible()
  await expect(rowOf(page, made.email)).toContainText('Active')
  const again = await theirs.request.get(`/authenticate/role/${investor.accountId}`, {
    headers: ours,
    maxRedirects: 0,
  })
  // proves DELEG-012
  expect(again.headers().location).toBe('/portfolio')
  await theirs.context().close()
})

test('an owner passes the account on to a delegate: signed out with the reason, and an admin afterwards', async ({
  page,
  investor,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/401|WebSocket/)
  await startSession(page, investor.email)
  const heir = await makeDelegate(page.context(), { role: 'account_viewer' })
  const theirs = await pageOf(browser, heir.email, investor.accountId)
  await expect(theirs.getByRole('button', { name: 'Transfer Ownership' })).toHaveCount(0)
  await page.goto(path)
  await page.getByRole('button', { name: 'Transfer Ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer Ownership' })
  const send = dialog.getByRole('button', { name: 'Transfer Ownership' })
  const email = dialog.getByRole('textbox', { name: 'Email of the new owner' })
  // proves DELEG-019
  for (const wrong of ['', 'joel@']) {
    await email.fill(wrong)
    await send.click()
    await expect(dialog.getByText('A valid email is required.', { exact: true }).first()).toBeVisible()
  }
  await expectAccessible(page, 'an account that is passed on')
  await email.fill(investor.email)
  await send.click()
  await expect(dialog.getByText('You own this account already.').first()).toBeVisible()
  await email.fill(heir.email)
  await send.click()

  // proves DELEG-010
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fdelegates')
  await expect(page.getByRole('main')).toContainText(
    `You were signed out because you handed ${investor.name} over to ${heir.email}. Sign in again: you are an admin of it now.`,
  )
  await expectAccessible(page, 'signed out by passing an account on')
  // Another open page shows it at once.
  // proves DELEG-004
  await expect(theirs.getByRole('button', { name: 'Transfer Ownership' })).toBeVisible()
  await expect(theirs.getByRole('rowheader').first()).toHaveText(heir.firstName)
  await expect(rowOf(theirs, investor.email)).toContainText('Admin')

  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, investor.email)
  await pickAccount(page, investor.name)
  await expect(page).toHaveURL(path)
  // proves DELEG-009
  await expect(rowOf(page, investor.email)).toContainText('Admin')
  // proves CALL-012
  await expect(rowOf(page, heir.email)).toContainText('Owner')
  await expect(page.getByRole('button', { name: 'Add delegate' })).toBeVisible()
  // proves DELEG-005
  await expect(page.getByRole('button', { name: 'Transfer Ownership' })).toHaveCount(0)
  await theirs.context().close()
})

test('a new person owns the account once they accept; until then it stays its owner’s', async ({
  page,
  investor,
  browser,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/401|WebSocket/)
  await startSession(page, investor.email)
  await page.goto(path)
  const { email } = aPerson()
  await page.getByRole('button', { name: 'Transfer Ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer Ownership' })
  await dialog.getByRole('textbox', { name: 'Email of the new owner' }).fill(email)
  await dialog.getByRole('button', { name: 'Transfer Ownership' }).click()
  // proves CALL-012
  await expect(
    page.getByText(`${email} was asked to accept. Until then this account stays yours.`),
  ).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(rowOf(page, investor.email)).toContainText('Owner')

  const heir = await (await browser.newContext()).newPage()
  await heir.goto(await mailedLink(request, email))
  await heir.getByRole('button', { name: 'Become the owner' }).click()
  await expect(heir).toHaveURL(/\/account\/claim\?status=complete/)
  // The socket is ended with the reason, and the page asks at once.
  // proves DELEG-010
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fdelegates')
  await expect(page.getByRole('main')).toContainText(
    'You were signed out because an account you owned has a new owner. Sign in again: you are an admin of it now.',
  )
  await heir.context().close()
})

test('delegates come fifty at a time, the owner first of all', async ({ page, investor }) => {
  test.slow()
  await startSession(page, investor.email)
  for (let at = 0; at < 52; at += 1) await makeDelegate(page.context(), { role: 'account_viewer' })
  await page.goto(path)
  await expect(page.getByText('50 of 53', { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  await expect(page.getByRole('row').nth(1)).toContainText(investor.email)
  await page.getByRole('button', { name: /^Show (all )?\d+/ }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(53)
  // proves DELEG-007
  await expect(page.getByRole('button', { name: /^Show (all )?\d+/ })).toHaveCount(0)
})

const ours = { origin: platformOrigin, 'sec-fetch-site': 'same-origin' }

const rowOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: email, exact: true }) })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(field) }).click()
  await page.getByRole('option', { name: option }).click()
}

function aPerson() {
  const mark = randomUUID().slice(0, 8)
  return { firstName: `Rhea${mark}`, lastName: 'Lindgren', email: `rhea-${mark}@delegates.example` }
}

/** Adds a new person as a delegate to the account of a session. */
async function makeDelegate(context: BrowserContext, { role }: { role: string }) {
  const person = aPerson()
  const made = await ask<Made>(context, make, { ...person, role })
  return { ...person, id: made.makeDelegate.usersAccount.id, name: `${person.firstName} ${person.lastName}` }
}

/** The delegates of an account, as a delegate sees them after signing in. */
async function pageOf(browser: Browser, email: string, accountId: string): Promise<Page> {
  const context = await browser.newContext()
  await startSessionOf(context, email)
  await context.request.get(`/authenticate/role/${accountId}`, { headers: ours, maxRedirects: 0 })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Returns the code with which the platform refuses an operation that the page does not offer. */
async function refusedCode(page: Page, query: string, variables: object, account?: string) {
  const answer = await page.request.post('/api/v2/graphql', {
    data: { query, variables },
    headers: { ...ours, ...(account && { 'x-capstan-account': account }) },
  })
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code
}

interface Made {
  makeDelegate: { usersAccount: { id: string } }
}

const make = `mutation ($firstName: String!, $lastName: String!, $email: String!, $role: String!) {
  makeDelegate(input: { firstName: $firstName, lastName: $lastName, email: $email, role: $role }) {
    usersAccount { id } } }`
/** The list, and rows of it that are read again. */
interface Listed {
  allUsersAccounts?: { nodes: { id: string; status: string }[] }
  rows?: { nodes: { id: string; status: string }[] }
}

const change = `mutation ($id: UUID!, $patch: UsersAccountPatch!) {
  updateUsersAccountById(input: { id: $id, patch: $patch }) { usersAccount { id } } }`
const transfer = `mutation ($email: String!) { transferOwnership(input: { email: $email }) { clientMutationId } }`
