import type { Browser, Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { ask } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type BrowserContext, type Page } from '../test'

const path = '/onboarding-questions'
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

test('a vendor reads its question sets, each that can be changed with its questions, beside its questions', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)

  // proves ROUTE-048
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question Set Management')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  // proves QSET-003
  await expect(crumbs).toHaveText(['Account Settings', 'Question Set Management'])
  // proves CALL-103
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Question Sets', 'Questions'])
  // proves QSET-004, QSET-006
  await expect.poll(async () => (await leftOf(setsOf(page))) < (await leftOf(questionsOf(page)))).toBe(true)
  // proves CALL-151, ENTITY-068, QSET-005
  await expect(placesIn(page, 'Know your client')).toHaveText([/Client since\s*Date/, /exposed\s*Yes or no/])
  await expect(placesIn(page, 'Source of funds')).toHaveCount(0)
  const zip = rowOf(page, 'Bank ZIP code')
  await expect(zip).toContainText('The ZIP code of your branch.')
  // proves CALL-149, ENTITY-066
  await expect(zip.getByRole('cell')).toHaveText(['US ZIP code', /^\d+$/, /./])
  await expectAccessible(page, 'question sets')

  // A locked question set is loaded when it is opened.
  await page.getByRole('button', { name: 'Open Source of funds' }).click()
  // proves ENTITY-067
  await expect(placesIn(page, 'Source of funds')).toHaveText([/Source of funds/, /Bank/, /Bank ZIP code/])
  await expect(listOf(page, 'Source of funds').getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'question sets')
  await crumbs.getByRole('link', { name: 'Account Settings' }).click()
  await expect(page).toHaveURL('/settings/account')
})

test('a question is made and edited: each text where something is missing, and a name only once', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)
  await page.getByRole('button', { name: 'Add question', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add question' })
  await dialog.getByRole('button', { name: 'Add question' }).click()
  // proves QSET-009, QSET-010, QSET-011, QSET-012
  for (const what of ['Field name', 'Field type', 'Description', 'error message'])
    await expect(dialog.getByText(`${what} is required`, { exact: true }).first()).toBeVisible()

  const name = unique('Branch')
  await fillIn(dialog, { name: 'Source of Funds', description: 'Where it stands.', error: 'Five digits' })
  await dialog.getByRole('combobox', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'US ZIP code' }).click()
  await tryAnswer(dialog, 'Source of Funds', '9021')
  await expect(preview(dialog).getByText('Five digits', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a question that is added')
  await dialog.getByRole('button', { name: 'Add question' }).click()
  // proves QSET-014
  await expect(dialog.getByText('Questions must have a unique name.').first()).toBeVisible()

  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await expect(dialog).toHaveCount(0)
  // proves CALL-145, CALL-150
  await expect(rowOf(page, name).getByRole('cell')).toHaveText(['US ZIP code', '0', /./])
  await expect(page.getByRole('button', { name: 'Add question', exact: true })).toBeFocused()

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const edited = page.getByRole('dialog', { name: 'Edit question' })
  await expect(edited.getByRole('textbox', { name: 'Error message' })).toHaveValue('Five digits')
  await edited.getByRole('textbox', { name: 'Name' }).fill('Bank')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(edited.getByText('Questions must have a unique name.').first()).toBeVisible()
  await edited.getByRole('textbox', { name: 'Name' }).fill(`${name} code`)
  await edited.getByRole('combobox', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'Text', exact: true }).click()
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(edited).toHaveCount(0)
  await page.reload()
  // proves CALL-146
  await expect(rowOf(page, `${name} code`).getByRole('cell')).toHaveText(['Text', '0', /./])
})

test('a question set is made, renamed, filled, put in order and locked for good', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  const [first, second] = [unique('First'), unique('Second')]
  for (const name of [first, second]) await makeQuestion(page.context(), name)
  await page.goto(path)
  await page.getByRole('button', { name: 'Add question set' }).click()
  const name = setsOf(page).getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  // proves QSET-001
  await expect(page.getByText('Please provide a unique question set name', { exact: true })).toBeVisible()
  await name.fill('source of funds')
  await page.keyboard.press('Enter')
  // proves QSET-002
  await expect(page.getByText('Question set names must be unique.', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a question set that is added')
  const set = unique('Clients')
  await name.fill(set)
  await page.keyboard.press('Enter')
  // proves CALL-104
  await expect(page.getByRole('button', { name: `Close ${set}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add question set' })).toBeFocused()

  const renamed = `${set} of ours`
  await page.getByRole('button', { name: `Edit ${set}` }).click()
  await name.fill(renamed)
  await page.keyboard.press('Enter')
  // proves CALL-105
  await expect(page.getByRole('button', { name: `Edit ${renamed}` })).toBeFocused()

  await placeButton(page, first).click()
  const dialog = page.getByRole('dialog', { name: `Add ${first} to a question set` })
  await dialog.getByRole('combobox', { name: /Question set/ }).click()
  await expect(page.getByRole('option', { name: 'Source of funds' })).toHaveCount(0)
  await page.getByRole('option', { name: renamed }).click()
  await dialog.getByRole('textbox', { name: 'Name in the set' }).fill('')
  await dialog.getByRole('button', { name: 'Add' }).click()
  // proves QSET-013
  await expect(dialog.getByText('Name field is required', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a question that is put into a set')
  await dialog.getByRole('textbox', { name: 'Name in the set' }).fill('The first')
  await dialog.getByRole('button', { name: 'Add' }).click()
  // proves CALL-147
  await expect(placesIn(page, renamed)).toHaveText([/The first/])
  await expect(dialog).toHaveCount(0)
  await place(page, second, renamed)
  await expect(placesIn(page, renamed)).toHaveText([/The first/, new RegExp(second)])
  // It is part of a set: it is edited no more.
  await expect(rowOf(page, first).getByRole('cell').nth(1)).toHaveText('1')
  await expect(page.getByRole('button', { name: `Edit ${first}` })).toHaveCount(0)

  const up = page.getByRole('button', { name: `Move ${second} up` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(placesIn(page, renamed)).toHaveText([new RegExp(second), /The first/])
  await expect(up).toBeFocused()
  await page.reload()
  await expect(placesIn(page, renamed)).toHaveText([new RegExp(second), /The first/])
  await page.getByRole('button', { name: 'Remove The first from the set' }).click()
  // proves CALL-148
  await expect(placesIn(page, renamed)).toHaveText([new RegExp(second)])
  await expect(page.getByRole('button', { name: `Remove ${second} from the set` })).toBeFocused()
  await expect(page.getByRole('button', { name: `Edit ${first}` })).toBeVisible()

  await page.getByRole('button', { name: `Lock ${renamed}` }).click()
  const question = page.getByRole('alertdialog', { name: `Lock ${renamed}?` })
  await expectAccessible(page, 'a question set that is locked')
  await question.getByRole('button', { name: 'Lock question set' }).click()
  const toggle = page.getByRole('button', { name: `Open ${renamed}` })
  await expect(toggle).toBeFocused()
  await expect(itemOf(page, renamed)).toContainText(/Locked\s*1 question/)
  // proves QSET-008
  await expect(itemOf(page, renamed).getByRole('button')).toHaveCount(1)
  await toggle.click()
  await expect(placesIn(page, renamed)).toHaveText([new RegExp(second)])
  await expect(itemOf(page, renamed).getByRole('button')).toHaveCount(1)
})

test('a change by a colleague appears live; a question that was added to a set meanwhile is not saved', async ({
  page,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const [name, set] = [unique('Phone'), unique('Callers')]
  const questionId = await makeQuestion(page.context(), name)
  await page.goto(path)
  const other = await browser.newContext()
  await startSessionOf(other, 'broker@capstan.test')
  const questionSetId = await makeSet(other, set)
  await expect(page.getByRole('button', { name: `Edit ${set}` })).toBeVisible()

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit question' })
  await dialog.getByRole('textbox', { name: 'Description' }).fill('With its country code.')
  await ask(other, join, { join: { name, executeOrder: 1, questionId, questionSetId } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  // proves QSET-015
  await expect(
    dialog.getByText('Questions that are part of a question set cannot be edited.').first(),
  ).toBeVisible()
  // The typed text is still there.
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('With its country code.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0)
  await expect(placesIn(page, set)).toHaveText([new RegExp(name)])

  // Renamed by both: the other person's name is shown, and the input stays.
  await page.getByRole('button', { name: `Edit ${set}` }).click()
  const field = setsOf(page).getByRole('textbox', { name: 'Name' })
  await field.fill(`${set} of ours`)
  await ask(other, change, { id: questionSetId, patch: { name: `${set} of theirs` } })
  await setsOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(setsOf(page).getByText(/^This was changed elsewhere/)).toBeVisible()
  await expect(setsOf(page).getByText(`Now: ${set} of theirs`)).toBeVisible()
  await expect(field).toHaveValue(`${set} of ours`)
  await setsOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Close ${set} of ours` })).toBeVisible()
  await ask(other, change, { id: questionSetId, patch: { locked: true } })
  await expect(itemOf(page, `${set} of ours`)).toContainText('Locked')
  // proves QSET-008
  await expect(page.getByRole('button', { name: `Lock ${set} of ours` })).toHaveCount(0)
  await other.close()
})

test('an owner and an admin change them; a viewer reads why not, on the page and from the API', async ({
  page,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const admin = await makeDelegate(page.context(), 'account_admin')
  const viewer = await makeDelegate(page.context(), 'account_viewer')

  const asAdmin = await pageOf(browser, admin.email)
  await expect(asAdmin.getByRole('button', { name: 'Edit Know your client' })).toBeVisible()
  const made = unique('Asked by an admin')
  await makeQuestion(asAdmin.context(), made)
  await expect(asAdmin.getByRole('button', { name: `Edit ${made}` })).toBeVisible()

  const asViewer = await pageOf(browser, viewer.email)
  await expect(asViewer.getByText(/^Only an owner or an admin of this account/)).toBeVisible()
  await expect(rowOf(asViewer, made)).toBeVisible()
  // proves QSET-007, ROLE-007
  await expect(asViewer.getByRole('button', { name: /^(Edit|Add|Lock|Move|Remove)/ })).toHaveCount(0)
  await expectAccessible(asViewer, 'question sets of a viewer')
  expect(await refusedCode(asViewer, make, { question: question(unique('No')) })).toBe('not_allowed')
  expect(await refusedCode(asViewer, addSet, { set: { name: unique('No') } })).toBe('not_allowed')

  // A delegate who loses a role sees a notice, and the buttons disappear.
  await ask(page.context(), changeDelegate, { id: admin.id, patch: { role: 'account_viewer' } })
  await expect(asAdmin.getByText(/^Your role in this account has changed/)).toBeVisible()
  await expect(asAdmin.getByRole('button', { name: 'Add question set' })).toHaveCount(0)
  await Promise.all([asAdmin.context().close(), asViewer.context().close()])
})

const setsOf = (page: Page) => page.getByRole('region', { name: 'Question Sets' })
const questionsOf = (page: Page) => page.getByRole('region', { name: 'Questions', exact: true })
const listOf = (page: Page, set: string) =>
  page.getByRole('list', { name: `Questions of ${set}`, exact: true })
const placesIn = (page: Page, set: string) => listOf(page, set).getByRole('listitem')
const rowOf = (page: Page, name: string) =>
  questionsOf(page)
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
const itemOf = (page: Page, set: string) =>
  setsOf(page)
    .getByRole('list', { name: 'Question Sets' })
    .locator('> li')
    .filter({ has: page.getByText(set, { exact: true }) })
const placeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Add ?: ${name}$`) })
const preview = (dialog: Locator) => dialog.getByRole('group', { name: 'As an investor sees it' })

/** Returns the left edge of a part; none while the card that loads is replaced by the one with its list. */
const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN

async function fillIn(dialog: Locator, texts: { name: string; description: string; error: string }) {
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill(texts.name)
  await dialog.getByRole('textbox', { name: 'Description' }).fill(texts.description)
  await dialog.getByRole('textbox', { name: 'Error message' }).fill(texts.error)
}

async function tryAnswer(dialog: Locator, name: string, answer: string) {
  const field = preview(dialog).getByRole('textbox', { name })
  await field.fill(answer)
  await field.blur()
}

async function place(page: Page, question: string, set: string) {
  await placeButton(page, question).click()
  const dialog = page.getByRole('dialog', { name: `Add ${question} to a question set` })
  await dialog.getByRole('combobox', { name: /Question set/ }).click()
  await page.getByRole('option', { name: set }).click()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toHaveCount(0)
}

const question = (name: string) => ({
  ...{ name, type: 1, description: 'What it is about.', errorMessage: 'Say it' },
})

async function makeQuestion(context: BrowserContext, name: string): Promise<string> {
  const { made } = await ask<{ made: { row: { id: string } } }>(context, make, { question: question(name) })
  return made.row.id
}

async function makeSet(context: BrowserContext, name: string): Promise<string> {
  const { made } = await ask<{ made: { row: { id: string } } }>(context, addSet, { set: { name } })
  return made.row.id
}

async function makeDelegate(context: BrowserContext, role: string) {
  const firstName = `Q${Math.random().toString(36).slice(2, 8)}`
  const person = {
    firstName,
    lastName: 'Whitfield',
    email: `${firstName.toLowerCase()}@larkspur.example`,
    role,
  }
  const { makeDelegate: made } = await ask<{ makeDelegate: { usersAccount: { id: string } } }>(
    context,
    addDelegate,
    person,
  )
  return { email: person.email, id: made.usersAccount.id }
}

async function pageOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext()
  await startSessionOf(context, email)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

async function refusedCode(page: Page, query: string, variables: object) {
  const answer = await page.request.post('/api/v2/graphql', {
    data: { query, variables },
    headers: { origin: platformOrigin, 'sec-fetch-site': 'same-origin' },
  })
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code
}

const make = `mutation ($question: OnboardingQuestionInput!) {
  made: createOnboardingQuestion(input: { onboardingQuestion: $question }) { row: onboardingQuestion { id } } }`
const addSet = `mutation ($set: OnboardingQuestionSetInput!) {
  made: createOnboardingQuestionSet(input: { onboardingQuestionSet: $set }) { row: onboardingQuestionSet { id } } }`
const change = `mutation ($id: UUID!, $patch: OnboardingQuestionSetPatch!) {
  updateOnboardingQuestionSetById(input: { id: $id, patch: $patch }) { clientMutationId } }`
const join = `mutation ($join: OnboardingQuestionJoinInput!) {
  createOnboardingQuestionJoin(input: { onboardingQuestionJoin: $join }) { clientMutationId } }`
const addDelegate = `mutation ($firstName: String!, $lastName: String!, $email: String!, $role: String!) {
  makeDelegate(input: { firstName: $firstName, lastName: $lastName, email: $email, role: $role }) {
    usersAccount { id } } }`
const changeDelegate = `mutation ($id: UUID!, $patch: UsersAccountPatch!) {
  updateUsersAccountById(input: { id: $id, patch: $patch }) { clientMutationId } }`
