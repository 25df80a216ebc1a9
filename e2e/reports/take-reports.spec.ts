import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/accessible'
import { makeHolders, transfer, type Holder } from '../drivers/ledger'
import { alterAnswers, ask } from '../drivers/platform'
import { typeDay } from '../drivers/setUpAccount'
import { startSession, startSessionOf, switchPerson } from '../drivers/startSession'
import { platformOrigin } from '../places'
import { expect, test, type Page } from '../test'

const path = '/reports'

for (const who of [
  'issuer', // proves NAV-015
  'broker', // proves NAV-020
  'issuer-viewer',
] as const)
  test(`the ${who} takes the cap table and the contacts away, as they stand at this moment`, async ({
    page,
    context,
  }) => {
    await startSession(page, `${who}@capstan.test`)
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
    // proves ROUTE-046
    await expect(page).toHaveURL(path)
    const { capTable, allCustomers } = await ask<Counts>(context, counts)

    // proves CALL-101, CALL-102, REPORT-001, REPORT-002, REPORT-004
    for (const [name, file, address, count] of [
      ['Cap Table', 'cap-table.csv', '/api/v2/reports/cap-table', capTable.totalCount],
      ['Contacts', 'contacts.csv', '/api/v2/reports/contacts', allCustomers.totalCount],
    ] as const) {
      await expect(item(page, name)).toBeVisible()
      const asked = page.waitForRequest((request) => request.url().endsWith(address))
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download ${name}` }).click()
      expect((await asked).method()).toBe('GET')
      expect((await saved).suggestedFilename()).toBe(file)
      const text = await readFile(await (await saved).path(), 'utf8')
      // Other specs may have added contacts meanwhile.
      expect(text.trimEnd().split('\r\n').length - 1).toBeGreaterThanOrEqual(count)
      // What it was made of is said beside it from now on.
      const kilobytes = Math.round(Buffer.byteLength(text) / 1000).toLocaleString('en-US')
      const size = Buffer.byteLength(text) < 1000 ? `${Buffer.byteLength(text)} bytes` : `${kilobytes} kB`
      await expect(item(page, name)).toContainText(size)
      await expect(item(page, name)).toContainText(/Last generated\w{3} \d\d \d{4}/)
    }
  })

test('a report is looked at before it is saved, and is the one that is saved', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await page.getByRole('button', { name: 'Preview Cap Table' }).click()
  const preview = page.getByRole('dialog', { name: 'Cap Table' })
  await expect(preview.getByRole('columnheader')).toHaveText([
    ...['Investor', 'Email', 'Asset', 'Units', 'Percent', 'Status'],
  ])
  await expect(preview.getByText(/^First 12 of [\d,]+ rows$/)).toBeVisible()
  const first = await preview.getByRole('row').nth(1).getByRole('cell').allTextContents()
  await expectAccessible(page, 'a preview')
  const saved = page.waitForEvent('download')
  await preview.getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  const line = text.split('\r\n')[1] ?? ''
  for (const cell of first) expect(line).toContain(cell)
})

test('a report that an administrator turns off is not offered, and what was open says so', async ({
  page,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/422/)
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await expect(item(page, 'Contacts')).toBeVisible()
  const admin = await browser.newContext()
  await startSessionOf(admin, 'admin@capstan.test')
  const { allReports } = await ask<Reports>(admin, reports)
  const { id } = allReports.nodes.find(({ name }) => name === 'Contacts') ?? {}
  const turn = (enabled: boolean) => ask(admin, turnReport, { id, enabled })

  // Turned off while it is on its way: what is offered follows at once.
  await page.route('**/api/v2/reports/contacts', async (route) => {
    await turn(false)
    await route.continue()
  })
  try {
    await page.getByRole('button', { name: 'Download Contacts' }).click()
    // Which one it was is still said where it is shown no more.
    await expect(item(page, 'Contacts')).toHaveCount(0)
    await expect(page.getByText('Contacts is not available any more.')).toBeVisible()
    // The session continues.
    await expect(page).toHaveURL(path)
    await expect(item(page, 'Cap Table')).toBeVisible()
    await page.reload()
    await expect(item(page, 'Cap Table')).toBeVisible()
    await expect(item(page, 'Contacts')).toHaveCount(0)
    await expect(page.getByText('Contacts is not available any more.')).toHaveCount(0)
  } finally {
    await turn(true)
  }
  await expect(item(page, 'Contacts')).toBeVisible()
  await alterAnswers<Listed>(page, 'query Reports', ({ allReports }) => (allReports.nodes = []))
  await page.reload()
  // proves REPORT-003
  await expect(page.getByText('No Reports Available', { exact: true })).toBeVisible()
  await admin.close()
})

test('what an administrator takes from issuers on their page goes from an issuer’s open one by itself, its address is refused, and it comes back', async ({
  page,
  browser,
}) => {
  const contacts = '/api/v2/reports/contacts'
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await expect(item(page, 'Contacts')).toBeVisible()
  const admin = await (await browser.newContext({ baseURL: platformOrigin })).newPage()
  await startSession(admin, 'admin@capstan.test')
  await admin.goto('/admin/reports')
  const box = admin
    .getByRole('group', { name: 'Contacts is offered to' })
    .getByRole('checkbox', { name: 'Issuer' })
  const status = async () =>
    (await page.context().request.get(contacts, { headers: { 'sec-fetch-site': 'same-origin' } })).status()
  const note = page.getByText('Contacts is not available any more.')

  for (const control of [box, admin.getByRole('switch', { name: 'Contacts is on' })]) {
    try {
      await control.click({ force: true })
      await expect(note).toBeVisible()
      await expect(item(page, 'Contacts')).toHaveCount(0)
      await expect(item(page, 'Cap Table')).toBeVisible()
      expect(await status()).toBe(422)
    } finally {
      await expect(control).not.toBeChecked()
      await control.click({ force: true })
    }
    await expect(item(page, 'Contacts')).toBeVisible()
    await expect(note).toHaveCount(0)
    expect(await status()).toBe(200)
  }
  await admin.context().close()
})

test('the control book and a holder’s statement are printed with the figures of the screens', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['60', '40'])
  const [seller, buyer] = holders as [Holder, Holder]
  const wish = { holdingId: seller.holdingId, investorId: buyer.accountId, amount: '12.5' }
  const id = await transfer(context, wish)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open Control Book' }).click()

  await expect(page).toHaveURL(`${path}?page=control-book`)
  // The page is another one now, and says so. [WCAG 2.4.2, 2.4.3]
  await expect(page).toHaveTitle(/^Control Book · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Control Book' })).toBeFocused()
  const book = page.getByRole('table', { name: `Asset of ${name}` })
  // 1,000 units of the round, 100 of them issued to two. The last row adds up the rows above it.
  await expect(book.getByRole('row').filter({ hasText: name }).first()).toContainText('1,0001009002')
  await expect(book.getByRole('row').last()).toContainText('Total1,0001009002')
  await expect(
    page.getByText('The holders have 100 units, 100 are issued: the books agree.').first(),
  ).toBeVisible()
  await expect(page.getByText(/the books differ/)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('IssuerHalden Biologics, Inc.')
  await expectAccessible(page, 'control book')
  await expectNoSidewaysScroll(page, 'control book')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(book).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back to reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused()

  await page.getByRole('button', { name: 'Open Holder Statement' }).click()
  const field = page.getByRole('combobox', { name: 'Holder' })
  await field.click()
  await field.pressSequentially(buyer.name)
  await page.getByRole('option', { name: buyer.email }).click()
  const positions = page.getByRole('table', { name: 'Holdings' })
  await expect(positions.getByRole('row').nth(1)).toContainText(`Asset of ${name}52.552.50%`)
  const entries = page.getByRole('table', { name: 'Ledger entries' }).getByRole('row')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(1)).toContainText('4040')
  await expect(entries.nth(2)).toContainText('12.552.5')
  await expect(entries.nth(2).getByRole('link')).toHaveAttribute('href', `/transaction/${id}`)
  await expectAccessible(page, 'statement')
  await expect(page).toHaveURL(`${path}?page=statement&holder=${buyer.accountId}`)
  // The statement of the day before is empty, and still names its investor, also after a reload.
  await typeDay(page, 'As of', '01012020')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(page.getByText('Nothing was held on this day.')).toBeVisible()
    await expect(page.getByText('Nothing moved until this day.')).toBeVisible()
    await expect(page.getByRole('main').getByText(buyer.name, { exact: true })).toBeVisible()
    await expect(field).toHaveValue(buyer.name)
    await expect(page).toHaveURL(`${path}?page=statement&day=2020-01-01&holder=${buyer.accountId}`)
  }
})

test('a broker has no control book, and an investor no reports', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(`${path}?page=control-book`)
  await expect(page.getByRole('button', { name: 'Open Holder Statement' })).toBeVisible()
  await expect(page.getByText('Control Book')).toHaveCount(0)
  await switchPerson(page, 'investor@capstan.test')
  await page.goto(path)
  // proves ROUTE-046
  await expect(page).toHaveURL('/portfolio')
})

const item = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Download ${name}` }) })

interface Counts {
  capTable: { totalCount: number }
  allCustomers: { totalCount: number }
}
interface Listed {
  allReports: { nodes: unknown[] }
}

interface Reports {
  allReports: { nodes: { id: string; name: string }[] }
}

const reports = '{ allReports(first: 50) { nodes { id name } } }'
const turnReport = `mutation ($id: UUID!, $enabled: Boolean!) {
  updateReportById(input: { id: $id, patch: { enabled: $enabled } }) { report { enabled } } }`
const counts = '{ capTable { totalCount } allCustomers { totalCount } }'
