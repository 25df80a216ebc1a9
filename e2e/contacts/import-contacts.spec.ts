import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { makeContact } from '../drivers/people/contacts'
import { ask } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type BrowserContext, type Page } from '../test'

const path = '/contacts'
const aMark = () => Math.random().toString(36).slice(2, 10)

test('a file is previewed, corrected and confirmed before it is written', async ({ page, context }) => {
  await startSession(page, 'issuer@capstan.test')
  const mark = aMark()
  const known = `known.${mark}@example.com`
  await makeContact(context, `Known ${mark}`, known)
  await page.goto(path)
  await choose(
    page,
    csv(`investors-${mark}.csv`, [
      `Ada ${mark},ada.${mark}@example.com`,
      `No Address ${mark},`,
      `,unnamed.${mark}@example.com`,
      `Ada again ${mark},ADA.${mark}@example.com`,
      `Known ${mark},${known}`,
      `Rich ${mark},rich.${mark}@example.com,1,000`,
    ]),
  )

  // Six rows: Ada is new, one repeats her, one is known, and three are wrong.
  // proves UPLOAD-008, UPLOAD-009
  await expect(figure(page, 'Will be added')).toHaveText('1')
  await expect(figure(page, 'Left out')).toHaveText('2')
  await expect(figure(page, 'With errors')).toHaveText('3')
  // proves CONTACT-009
  await expect(line(page, 3)).toContainText('Email is required.')
  // proves CONTACT-008
  await expect(line(page, 4)).toContainText('Contact Name is required.')
  await expect(line(page, 5)).toContainText('Repeats row 2')
  await expect(line(page, 6)).toContainText('Already a contact')
  // proves CONTACT-010
  await expect(line(page, 7)).toContainText('Numbers must have no commas.')
  // Those with errors first.
  await expect(rows(page).getByRole('rowheader').first()).toHaveText('3')
  await expectAccessible(page, 'a file that is looked at')
  await expectNoSidewaysScroll(page, 'a file that is looked at')
  expect(await countOf(context, mark)).toBe(1)

  await page.getByRole('button', { name: 'Edit Row 3' }).click()
  await rows(page).getByRole('textbox', { name: 'Email' }).fill(`added.${mark}@example.com`)
  await rows(page).getByRole('button', { name: 'Save' }).click()
  await expect(line(page, 3)).toContainText('Will be added')
  await expect(figure(page, 'Will be added')).toHaveText('2')
  await expect(figure(page, 'With errors')).toHaveText('2')
  await page.getByRole('button', { name: /^Errors/ }).click()
  await expect(rows(page).getByRole('rowheader')).toHaveText(['4', '7'])
  expect(await countOf(context, mark)).toBe(1)

  const wrong = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the rows with errors' }).click()
  expect(await textOf(await wrong)).toBe(
    `\uFEFFname,email\r\n,unnamed.${mark}@example.com\r\nRich ${mark},rich.${mark}@example.com\r\n`,
  )

  await page.getByRole('button', { name: 'Leave out errors and import 2 contacts' }).click()
  // Two wrong, one repeated, one known.
  // proves CALL-057, CONTACT-006
  await expect(card(page)).toContainText('2 contacts added, 4 rows left out.')
  await expectAccessible(page, 'a file that was imported')
  expect(await countOf(context, mark)).toBe(3)

  const result = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the result' }).click()
  const lines = (await textOf(await result)).split('\r\n')
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFFRow,Contact name,Email,Outcome,Column,Problem',
    `2,Ada ${mark},ada.${mark}@example.com,Added,,`,
    `3,No Address ${mark},added.${mark}@example.com,Added,,`,
  ])
  await page.getByRole('button', { name: 'Go to contacts' }).click()
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('searchbox').fill(mark)
  await expect(page.getByRole('rowheader')).toHaveText([`Ada ${mark}`, `Known ${mark}`, `No Address ${mark}`])
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('a correction in one tab appears in another tab with the same file, with the duplicates that it causes', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const mark = aMark()
  await page.goto(path)
  await choose(
    page,
    csv(`two-tabs-${mark}.csv`, [
      `Ada ${mark},`,
      `Ada again ${mark},ada.${mark}@example.com`,
      `No Address ${mark},`,
    ]),
  )
  await expect(figure(page, 'With errors')).toHaveText('2')
  const other = await context.newPage()
  await other.goto(path)
  await expect(line(other, 2)).toContainText('Email is required.')

  await page.getByRole('button', { name: 'Edit Row 2' }).click()
  await rows(page).getByRole('textbox', { name: 'Email' }).fill(`ada.${mark}@example.com`)
  await rows(page).getByRole('button', { name: 'Save' }).click()

  for (const tab of [page, other]) {
    await expect(line(tab, 2)).toContainText('Will be added')
    await expect(line(tab, 3)).toContainText('Repeats row 2')
    await expect(figure(tab, 'With errors')).toHaveText('1')
  }
  await page.getByRole('button', { name: 'Choose another file' }).click()
})

test('an import continues without the page: a reload finds it, and no other account does', async ({
  page,
  context,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const mark = aMark()
  await page.goto(path)
  const people = Array.from({ length: 2000 }, (_, place) => `P${place} ${mark},p${place}.${mark}@example.com`)
  await choose(page, csv(`many-${mark}.csv`, people))
  // The platform has the file.
  await expect(
    card(page)
      .getByText(/^(Checking many|Will be added)/)
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(figure(page, 'Will be added')).toHaveText('2,000')
  await expect(rows(page).getByRole('rowheader')).toHaveCount(50)
  await rows(page)
    .locator('..')
    .locator('..')
    .getByRole('button', { name: /^Show (all )?\d+/ })
    .click()
  await expect(rows(page).getByRole('rowheader')).toHaveCount(100)
  expect(await countOf(context, mark)).toBe(0)

  await page.getByRole('button', { name: 'Import 2,000 contacts' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
  await expect.poll(() => countOf(context, mark)).toBe(2000)
  await page.goto(path)
  // proves CALL-057, CONTACT-006
  await expect(card(page)).toContainText('2,000 contacts added, 0 rows left out.')
  await page.getByRole('button', { name: 'Go to contacts' }).click()

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await startSession(theirs, 'issuer@capstan.test')
  await theirs.goto(path)
  await expect(theirs.getByRole('rowheader').first()).toBeVisible()
  await expect(card(theirs)).toHaveCount(0)
  await other.close()
})

test('two tabs of one import see the changes of each other; an offline tab sends its changes when it is online again', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await startSession(page, 'issuer@capstan.test')
  const mark = aMark()
  await page.goto(path)
  await choose(page, csv(`two-${mark}.csv`, [`Ada ${mark},ada.${mark}@example.com`, `No Address ${mark},`]))
  await expect(figure(page, 'Will be added')).toHaveText('1')
  const other = await context.newPage()
  await other.goto(path)
  await expect(figure(other, 'With errors')).toHaveText('1')

  await page.getByRole('button', { name: 'Edit Row 3' }).click()
  await rows(page).getByRole('textbox', { name: 'Email' }).fill(`mended.${mark}@example.com`)
  await rows(page).getByRole('button', { name: 'Save' }).click()
  await expect(figure(other, 'Will be added')).toHaveText('2')

  await context.setOffline(true)
  await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 contacts' }).click()
  // The outcome is found out once the platform is back; until then the button is not offered again.
  await expect(page.getByRole('button', { name: 'Import 2 contacts' })).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Import 2 contacts' })).toBeEnabled()
  expect(await countOf(context, mark)).toBe(0)
  await page.getByRole('button', { name: 'Import 2 contacts' }).click()
  // proves CALL-057
  for (const tab of [page, other]) await expect(card(tab)).toContainText('2 contacts added, 0 rows left out.')
  expect(await countOf(context, mark)).toBe(2)
  await page.getByRole('button', { name: 'Go to contacts' }).click()

  // All people in the file are contacts now: there is nothing to import, and the button says why.
  await choose(page, csv(`two-${mark}.csv`, [`Ada ${mark},ada.${mark}@example.com`]))
  const nothing = page.getByRole('button', { name: 'Import 0 contacts' })
  await expect(nothing).toHaveAccessibleDescription(/^There is nothing to add/)
  await expect(nothing).toBeDisabled()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('a file without contacts is refused with a message, and a cancelled file is deleted', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const mark = aMark()
  await page.goto(path)
  await choose(page, { name: 'contacts.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('A') })
  // proves CONTACT-004
  await expect(card(page)).toContainText('Only .csv files can be imported.')
  // proves CONTACT-010
  await expect(card(page)).toContainText('Numbers must have no commas.')
  expect(await page.locator('input[type=file]').getAttribute('accept')).toBe('.csv')
  await expectAccessible(page, 'a file that is refused')

  await drop(page, `phones-${mark}.csv`, `name,email,phone\nAda ${mark},ada.${mark}@example.com,1`)
  await expect(card(page)).toContainText('There is no column phone. The columns are name and email.')
  await expect(card(page)).toContainText('No contact was added.')
  await page.goto('/dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await waiting.getByRole('link', { name: 'Go to the import: Your import of contacts failed.' }).click()
  await page.getByRole('button', { name: 'Choose another file' }).click()

  await drop(page, `good-${mark}.csv`, `name,email\nAda ${mark},ada.${mark}@example.com`)
  await expect(page.getByRole('button', { name: 'Import 1 contact' })).toBeEnabled()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  expect(await countOf(context, mark)).toBe(0)
})

test('the example file shows the format of an import, and can be imported', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const asked = page.waitForRequest('**/api/v2/example/download/contacts.csv')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Example file' }).click()
  // proves CALL-058, CONTACT-003
  expect((await asked).method()).toBe('GET')
  const file = await saved
  // proves CONTACT-005
  expect(file.suggestedFilename()).toBe('contacts.csv')
  const text = await textOf(file)
  expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe('name,email')

  await drop(page, `example-${aMark()}.csv`, text)
  await expect(figure(page, 'With errors')).toHaveText('0')
  await page.getByRole('button', { name: 'Choose another file' }).click()
})

const card = (page: Page) => page.getByRole('region', { name: 'Import CSV' })
const rows = (page: Page) => page.getByRole('table', { name: /^Rows of/ })
const line = (page: Page, row: number) =>
  rows(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) })
const figure = (page: Page, title: string) =>
  card(page).getByRole('listitem').filter({ hasText: title }).locator('b')

const csv = (name: string, lines: readonly string[]) => ({
  ...{ name, mimeType: 'text/csv', buffer: Buffer.from(['name,email', ...lines].join('\n')) },
})

/** Begins an import with a file from the computer. */
async function choose(page: Page, file: ReturnType<typeof csv>) {
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'choose from your computer' }).click()
  await (await chooser).setFiles(file)
}

/** Drops a file where one is chosen. */
async function drop(page: Page, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text], name, { type: 'text/csv' }))
      return data
    },
    [name, text] as const,
  )
  await card(page).locator('.capstan-drop-zone').dispatchEvent('drop', { dataTransfer })
}

const textOf = async (file: { path: () => Promise<string> }) => readFile(await file.path(), 'utf8')

/** Returns the number of contacts with a mark in their address. */
async function countOf(vendor: BrowserContext, mark: string): Promise<number> {
  const { allCustomers } = await ask<{ allCustomers: { totalCount: number } }>(vendor, count, { mark })
  return allCustomers.totalCount
}

const count = `query ($mark: String!) {
  allCustomers(filter: { email: { includesInsensitive: $mark } }, first: 0) { totalCount }
}`
