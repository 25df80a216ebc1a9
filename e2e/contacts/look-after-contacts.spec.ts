import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { makeContact, makeContacts } from '../drivers/people/contacts'
import { newInvestor } from '../drivers/people/newInvestor'
import { alterAnswers, ask } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type Page } from '../test'

const path = '/contacts'
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 10)}`
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`

test('an issuer looks through its contacts by name, account and e-mail', async ({ page, context }) => {
  await startSession(page, 'issuer@capstan.test')
  const name = unique('Zeno Ahlgren')
  await makeContact(context, name, emailOf(name))
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click()
  // proves NAV-016, ROUTE-004
  await expect(page).toHaveURL(path)
  // proves CONTACT-001
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Contact name', 'Account name', 'Email', 'Actions'],
  ])
  await expectAccessible(page, 'contacts')
  await expectNoSidewaysScroll(page, 'contacts')

  await search(page, name.slice(-8))
  // proves CALL-054
  await expect(row(page, name).getByRole('cell')).toHaveText([name, emailOf(name), ''])
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible()
  await search(page, emailOf(name).toUpperCase())
  await expect(row(page, name)).toBeVisible()
  await search(page, `${name} and no one`)
  // proves CONTACT-002
  await expect(page.getByText('No contacts found.', { exact: true })).toBeVisible()
  await expectAccessible(page, 'no contacts found')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('rowheader').nth(1)).toBeVisible()
})

test('contacts are sorted by the platform and loaded a page at a time, and a contact added elsewhere appears live', async ({
  page,
  context,
}) => {
  await startSession(page, 'broker@capstan.test')
  const mark = Math.random().toString(36).slice(2, 10)
  // 60 of them: a page of 50, and 10 more.
  const names = await makeContacts(context, mark, 60)
  await page.goto(path)
  await search(page, mark)
  await expect(page.getByText('60 contacts', { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  await expect(page.getByRole('rowheader').first()).toHaveText(names[0] ?? '')
  await expect(page.getByText('50 of 60', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Show (all )?\d+/ }).click()
  // proves CALL-054
  await expect(page.getByRole('rowheader')).toHaveText(names)
  await expect(page.getByRole('button', { name: /^Show (all )?\d+/ })).toHaveCount(0)

  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
  // By e-mail, the other way round: the last of the 60 is the first.
  await expect(page.getByRole('rowheader').first()).toHaveText(names[59] ?? '')
  await expect(page.getByRole('rowheader')).toHaveCount(50)

  const late = `Zz ${mark} late`
  await makeContact(context, late, `zz.${mark}.late@example.com`)
  await expect(page.getByRole('rowheader').first()).toHaveText(late)
  await expect(page.getByText('61 contacts', { exact: true })).toBeVisible()
})

test('a contact is added once, and missing fields are named', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  const name = unique('Ada Quist')
  const dialog = page.getByRole('dialog', { name: 'Add contact' })
  const add = async (contactName: string, email: string) => {
    await page.getByRole('button', { name: 'Add contact' }).click()
    await dialog.getByRole('textbox', { name: 'Contact name' }).fill(contactName)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('button', { name: 'Add contact' }).click()
  }
  await add('', '')
  // proves CONTACT-008, CONTACT-009
  for (const text of ['Contact Name is required.', 'Email is required.'])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a contact that is added')
  await page.keyboard.press('Escape')
  await add(name, ` ${emailOf(name).toUpperCase()} `)
  await expect(page.getByText(`${name} was added.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await search(page, name)
  // proves CALL-055
  await expect(row(page, name).getByRole('cell')).toHaveText([name, emailOf(name), ''])

  await add('Another name', emailOf(name))
  await expect(dialog.getByText(`${name} has this email already.`).first()).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Another name')
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible()
})

test('a contact is changed in its row, and a change by another user meanwhile is shown beside it', async ({
  page,
  context,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const name = unique('Bea Lindqvist')
  const id = await makeContact(context, name, emailOf(name))
  await page.goto(path)
  await search(page, name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const field = (label: string) => page.getByRole('textbox', { name: label })
  for (const label of ['Contact name', 'Email']) await field(label).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  // proves CONTACT-008, CONTACT-009
  for (const text of ['Contact Name is required.', 'Email is required.'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a contact that is changed')
  await field('Contact name').fill(`${name} mine`)
  await field('Email').fill(emailOf(name))

  const other = await browser.newContext()
  await startSessionOf(other, 'broker@capstan.test')
  await ask(other, update, { id, patch: { contactName: `${name} theirs` } })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/This was changed elsewhere/)).toBeVisible()
  await expect(page.getByText(`Contact name, yours: ${name} mine`)).toBeVisible()
  await expect(page.getByText(`Now: ${name} theirs`)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  // proves CALL-056, CONTACT-007
  await expect(row(page, `${name} mine`).getByRole('cell').nth(1)).toHaveText(emailOf(name))
  await page.reload()
  await search(page, name)
  await expect(row(page, `${name} mine`)).toBeVisible()
  await other.close()
})

for (const who of [
  'agent', // proves ROLE-003
  'ats', // proves ROLE-004
  'issuer-viewer',
] as const)
  test(`the ${who} reads contacts, and changes none`, async ({ page, context }) => {
    await startSession(page, `${who}@capstan.test`)
    await page.goto(path)
    // proves ROUTE-004
    await expect(page.getByRole('columnheader')).toHaveText(['Contact name', 'Account name', 'Email'])
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    // proves CONTACT-006, CONTACT-007
    await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Edit|Import)/ })).toHaveCount(0)

    const refused = await context.request.post('/api/v2/graphql', {
      data: {
        query: 'mutation { makeCustomer(input: { email: "n@example.com", name: "N" }) { customer { id } } }',
      },
      headers: { origin: platformOrigin, 'sec-fetch-site': 'same-origin' },
    })
    const { errors } = (await refused.json()) as { errors?: { extensions: { code: string } }[] }
    // proves CACHE-012
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['not_allowed'])
  })

test('a role that is removed while contacts are open leaves one sentence and no controls', async ({
  page,
  context,
  request,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { email } = await newInvestor(request)
  const { id } = (await ask<Made>(context, makeAdmin, { email })).makeDelegate.usersAccount
  const { account } = (await ask<Own>(context, own)).getUsersData
  const theirs = await browser.newContext()
  await startSessionOf(theirs, email)
  await theirs.request.get(`/authenticate/role/${account.id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  const reader = await theirs.newPage()
  await reader.goto(path)
  await expect(reader.getByRole('button', { name: 'Add contact' })).toBeVisible()

  await ask(context, setRole, { id, patch: { role: 'account_viewer' } })
  await expect(reader.getByText(/^Your role in this account has changed/)).toBeVisible()
  await expect(reader.getByRole('main').getByRole('button', { name: /^(Add|Edit|Import)/ })).toHaveCount(0)
  await expect(reader.getByRole('rowheader').first()).toBeVisible()
  await theirs.close()
})

test('a vendor without contacts reads so', async ({ page }) => {
  await startSession(page, 'agent@capstan.test')
  await alterAnswers<{ allCustomers?: { nodes: unknown[]; totalCount: number } }>(
    page,
    'query Contacts',
    ({ allCustomers }) => allCustomers && Object.assign(allCustomers, { nodes: [], totalCount: 0 }),
  )
  await page.goto(path)

  // proves CONTACT-002
  await expect(page.getByText('No contacts found.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0)
})

const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text)
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

interface Own {
  getUsersData: { account: { id: string } }
}
interface Made {
  makeDelegate: { usersAccount: { id: string } }
}

const own = '{ getUsersData { account { id } } }'
const makeAdmin = `mutation ($email: String!) { makeDelegate(input: {
  email: $email, firstName: "Rhea", lastName: "Lindgren", role: "account_admin" }) { usersAccount { id } } }`
const setRole = `mutation ($id: UUID!, $patch: UsersAccountPatch!) {
  updateUsersAccountById(input: { id: $id, patch: $patch }) { usersAccount { id } } }`
const update = `mutation ($id: UUID!, $patch: CustomerPatch!) {
  updateCustomerById(input: { id: $id, patch: $patch }) { customer { id } }
}`
