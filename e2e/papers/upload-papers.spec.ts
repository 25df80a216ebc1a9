import type { Locator } from '@playwright/test'
import { aText } from '../drivers/investments/documents'
import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { ask, isOperation } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { atStep, goOn } from '../drivers/investments/steps'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { expect, test, type Page } from '../test'

const offering = 'Fund I Extension, with papers'
const uploads = '**/api/v2/uploads'
const letter = aText('Letter Whitlock CPA.txt')

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('a step asks for papers: they are uploaded, and it is sent once all have arrived; the requester refuses them with a reason, and then accepts', async ({
  page,
  browser,
  investor,
}) => {
  await openPapers(page)
  const asked = paper(page, 'Accreditation letter')
  // proves STEP-016
  await expect(asked).toContainText('From a broker-dealer, an attorney or an accountant.')
  // proves UPLOAD-002
  await expect(asked).toContainText('.csv, .tsv, .pdf, .xls, .txt, up to 100MB')
  await expect(paper(page, 'Account statement')).toContainText('Optional')
  await goOn(page)
  await expect(asked.getByRole('alert')).toHaveText('Accreditation letter is required.')

  await choose(page, asked, [letter])
  // proves ALERT-003
  await expect(page.getByText('File Successfully Uploaded!')).toBeVisible()
  await expect(asked.getByRole('alert')).toHaveCount(0)
  await expect(asked).toContainText('Uploaded')
  await expectAccessible(page, 'with a paper')
  await goOn(page)
  // proves STEP-020
  await expect(page.getByText('Step is processing.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your documents' })).toContainText(letter.name)

  const context = await browser.newContext()
  await startSessionOf(context, 'broker@capstan.test')
  const broker = await context.newPage()
  await broker.goto('/distributions')
  const waiting = broker.getByRole('listitem', { name: investor.name })
  await expect(waiting).toContainText(letter.name)
  await waiting.getByRole('button', { name: /^Refuse/ }).click()
  const dialog = broker.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(dialog.getByText('Reason is a required field.').first()).toBeVisible()
  const reason = 'The letter is older than 90 days.'
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByText(reason)).toBeVisible()
  await expect(asked).toContainText(letter.name)
  await asked.getByRole('button', { name: `Remove ${letter.name}` }).click()
  await expect(asked).not.toContainText(letter.name)
  await choose(page, asked, [aText('Newer letter.txt')])
  await expect(asked).toContainText('Uploaded')
  await goOn(page)
  await expect(page.getByText('Step is processing.')).toBeVisible()

  await expect(waiting).toContainText('Attempt 2')
  await expect(waiting).toContainText('Newer letter.txt')
  await waiting.getByRole('button', { name: /^Accept/ }).click()
  await expect(waiting).toHaveCount(0)
  // proves STEP-025
  await atStep(page, 'Acknowledgement')
  await page
    .getByRole('list', { name: 'Qualification steps' })
    .getByRole('button', { name: 'Papers' })
    .click()
  await expect(page.getByText('Step Complete!')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Newer letter.txt' }).click()
  expect((await download).suggestedFilename()).toBe('Newer letter.txt')
  await context.close()

  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Qualifications' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Newer letter' })
  await expect(row).toContainText('Fund I Extension')
  await expect(row).toContainText('TXT')
})

test('a failed upload is sent again, a running one is cancelled, and Continue waits for running uploads', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/500|ERR_|Failed to load/)
  await openPapers(page)
  const asked = paper(page, 'Accreditation letter')
  await page.route(uploads, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await choose(page, asked, [letter])
  // proves UPLOAD-005
  await expect(asked).toContainText('Upload failed, please check file size and retry')
  await goOn(page)
  await expect(asked.getByRole('alert')).toContainText('A file has not arrived yet')
  await asked.getByRole('button', { name: `Retry upload of ${letter.name}` }).click()
  // proves UPLOAD-006
  await expect(asked).toContainText('Uploaded')

  await page.route(uploads, () => new Promise<void>(() => undefined))
  const statement = paper(page, 'Account statement')
  await choose(page, statement, [aText('Statement.txt')])
  await expect(statement.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('1 file is still uploading')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await statement.getByRole('button', { name: 'Cancel upload of Statement.txt' }).click()
  await expect(statement).not.toContainText('Statement.txt')
  await goOn(page)
  await expect(page.getByText('Step is processing.')).toBeVisible()
})

test('files are dropped in their place: those that would be refused are named with the reason and not sent', async ({
  page,
}) => {
  await openPapers(page)
  const asked = paper(page, 'Accreditation letter')
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/v2/uploads') && sent.push(request.url()))
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['MZ'], 'Letter.exe'))
    data.items.add(new File([], 'Empty.txt'))
    data.items.add(new File([new Uint8Array(104_857_601)], 'Large.pdf'))
    data.items.add(new File(['This is the letter.'], 'Letter.txt'))
    return data
  })

  await asked.locator('.capstan-drop-zone').dispatchEvent('drop', { dataTransfer: files })

  await expect(asked.getByRole('alert')).toHaveText(
    // proves UPLOAD-001, UPLOAD-002
    [
      'Letter.exe: Files of this type cannot be uploaded.',
      'Empty.txt: There is nothing in this file.',
      'Large.pdf: Error: File is larger than 100MB',
    ].join(''),
  )
  await expect(asked.getByRole('listitem')).toHaveCount(1)
  await expect(asked.getByRole('listitem')).toContainText('Letter.txt')
  await expect(asked).toContainText('Uploaded')
  expect(sent).toHaveLength(1)
})

test('the uploads of two tabs are one list, and the step is sent once', async ({ page, context }) => {
  const id = await openPapers(page)
  const other = await context.newPage()
  await other.goto(`/distribution/${id}`)
  await atStep(other, 'Accreditation papers')
  await choose(page, paper(page, 'Accreditation letter'), [letter])
  await expect(paper(other, 'Accreditation letter')).toContainText('Uploaded')
  const sent: string[] = []
  for (const tab of [page, other])
    tab.on('response', (answer) => {
      if (isOperation(answer.request(), 'CompleteStep')) sent.push(String(answer.status()))
    })

  await Promise.all([goOn(page), goOn(other)])

  for (const tab of [page, other]) await expect(tab.getByText('Step is processing.')).toBeVisible()
  const { allSteps } = await ask<Sent>(context, ownSteps)
  expect(allSteps.nodes).toEqual([{ status: 'processing', attempts: 0, documents: { totalCount: 1 } }])
})

test('papers are in one column on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openPapers(page)
  await choose(page, paper(page, 'Accreditation letter'), [letter])
  await expect(paper(page, 'Accreditation letter')).toContainText('Uploaded')
  await expectNoSidewaysScroll(page, 'with a paper')

  // The reason that it cannot be sent yet appears there as well.
  await page.route(uploads, () => new Promise<void>(() => undefined))
  await choose(page, paper(page, 'Account statement'), [aText('Statement.txt')])
  await expect(page.getByText('1 file is still uploading')).toBeVisible()
  await expectNoSidewaysScroll(page, 'with a paper on its way')
})

async function openPapers(page: Page): Promise<string> {
  const id = await openDistribution(page, placeOf(await offeringPath(page, offering)).offeringId)
  await atStep(page, 'Accreditation papers')
  return id
}

const paper = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function choose(page: Page, within: Locator, files: ReturnType<typeof aText>[]): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await within.getByRole('button', { name: 'choose from your computer' }).click()
  await (await chosen).setFiles(files)
}

interface Sent {
  allSteps: { nodes: object[] }
}

const ownSteps = `{ allSteps(filter: { service: { equalTo: "document_upload" } }) {
  nodes { status attempts documents { totalCount } } } }`
