import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { aText, listedSecurity, makeSecurity, uploadFiles } from '../drivers/investments/documents'
import { alterAnswers, ask, isOperation } from '../drivers/platform'
import { makeOwnRound, sellThrough } from '../drivers/investments/rounds'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type Page } from '../test'

const uploads = '**/api/v2/uploads'
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

test('an issuer lists its securities with price, value and ATS, and adds one', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Securities' }).click()
  // proves NAV-013, ROUTE-009
  await expect(page).toHaveURL('/securities')
  // proves SEC-001
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Name', 'Latest price (USD)', 'Latest value (USD)', 'ATS name'],
  ])
  const listed = page.getByRole('row', { name: /Northgate/ })
  // proves CALL-050
  await expect(listed).toContainText(/Series A/)
  await expectAccessible(page, 'securities')
  await expectNoSidewaysScroll(page, 'securities')

  await page.getByRole('button', { name: 'Add security' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add security' })
  await dialog.getByRole('button', { name: 'Add security' }).click()
  // proves SEC-009, SEC-010
  for (const text of ['Name is a required field.', 'Total is required.'])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
  const name = unique('Warrants')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Total' }).fill('2500')
  await dialog.getByRole('textbox', { name: 'Ticker' }).fill('W-1')
  await dialog.getByRole('button', { name: 'Add security' }).click()

  const row = page.getByRole('row', { name: new RegExp(name) })
  // proves CALL-052
  await expect(row.getByRole('cell')).toHaveText(['N/A', 'N/A', 'Unlisted'])
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Security', exact: true })).toContainText('W-1')
})

test('an issuer changes a security, and sees the simultaneous change of another user', async ({
  page,
  context,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const name = unique('Preferred')
  const id = await makeSecurity(context, name)
  await page.goto(`/security/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  const field = (label: string) => dialog.getByRole('textbox', { name: label })
  for (const label of ['Name', 'Total']) await field(label).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  // proves SEC-009, SEC-010
  for (const text of ['Name is a required field.', 'Total is required.'])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
  await field('Name').fill(name)
  await field('Total').fill('4000')
  await field('Unit value (USD)').fill('2.5')

  const other = await browser.newContext()
  await startSessionOf(other, 'issuer@capstan.test')
  await ask(other, rename, { id, patch: { ticker: 'THEIRS', unitValue: '3' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/This was changed elsewhere/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(dialog).toHaveCount(0)
  const facts = page.getByRole('region', { name: 'Security', exact: true })
  // proves CALL-051, ROUTE-010
  await expect(facts).toContainText('THEIRS')
  // 4,000 units at $2.50.
  // proves CALL-053, ENTITY-018
  await expect(page.getByText('$10,000.00')).toBeVisible()
  await other.close()
})

test('an ATS finds the securities that it trades, and shares their documents', async ({ page, browser }) => {
  await startSession(page, 'ats@capstan.test')
  await page.goto('/securities')
  // proves NAV-006
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toHaveText(
    'Securities',
  )
  // proves ROUTE-009, SEC-002
  await expect(page.getByRole('columnheader')).toHaveText(['Name'])
  await expect(page.getByRole('button', { name: 'Add security' })).toHaveCount(0)
  const issuer = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(issuer, 'issuer@capstan.test')
  const id = await listedSecurity(issuer)
  await page.goto(`/security/${id}`)
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  const theirs = await issuer.newPage()
  await theirs.goto(`/security/${id}`)
  // proves SEC-004
  await expect(tableOf(theirs, 'Documents Shared With Me')).toBeVisible()

  const name = unique('Listing agreement')
  await uploadFiles(page, [aText(`${name}.txt`)], ['The issuer'])

  const own = rowOf(page, name)
  // proves ROUTE-010, SEC-005, SEC-007
  await expect(tableOf(page, 'Documents Shared By Me').getByText(`${name}.txt`)).toBeVisible()
  // proves CALL-021
  await expect(own).toContainText('Uploaded')
  // proves CALL-019, DOC-005
  await expect(own).toContainText('The issuer')
  // The issuer sees it without a reload, with its origin, and may neither edit nor delete it.
  const shared = tableOf(theirs, 'Documents Shared With Me')
  // proves ROLE-009, SEC-008
  await expect(shared.getByText(`${name}.txt`)).toBeVisible()
  // proves DOC-004
  await expect(shared.getByRole('columnheader', { name: 'shared via' })).toBeVisible()
  await expect(shared.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
  // To show it, and to download it.
  await expect(rowOf(theirs, name).getByRole('button')).toHaveText([`${name}.txt`, ''])
  // proves DOC-006
  await expect(theirs.getByRole('button', { name: `Delete ${name}.txt` })).toHaveCount(0)

  await page.getByRole('button', { name: `Delete ${name}.txt` }).click()
  const question = page.getByRole('alertdialog', { name: `Delete ${name}.txt?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(own).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}.txt` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  // proves CALL-023
  await expect(rowOf(page, name)).toHaveCount(0)
  await expect(rowOf(theirs, name)).toHaveCount(0)
  await issuer.close()
})

test('a document is renamed and shared with others by its uploader', async ({ page, context }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await makeSecurity(context, unique('Common'))}`)
  await expect(page.getByText('No documents found')).toHaveCount(2)
  const name = unique('Minutes')
  await uploadFiles(page, [aText(`${name}.txt`)])
  // proves DOC-005
  await expect(rowOf(page, name)).toContainText('Private')

  await page.getByRole('button', { name: `Edit ${name}.txt` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit document' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name is a required field.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} signed`)
  await dialog.getByText('Distributors', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()

  // proves DOC-006
  await expect(rowOf(page, `${name} signed`)).toContainText('Distributors')
})

test('files are chosen or dropped, and show the progress and the end of their upload', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(payload.toString())))
  await page.goto(`/security/${await makeSecurity(context, unique('Units'))}`)
  // proves SEC-006
  await expect(page.getByText('No documents found')).toHaveCount(2)
  // proves UPLOAD-002
  await expect(page.locator('.capstan-drop-zone input')).toHaveAttribute('accept', '.csv,.tsv,.pdf,.xls,.txt')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const posts: string[] = []
  await page.route(uploads, async (route) => {
    posts.push(`${route.request().method()} ${route.request().headers()['content-type'] ?? ''}`)
    await held
    await route.continue()
  })

  await dropFile(page, 'Terms.txt', 'The terms.')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  const row = rowOf(page, 'Terms')
  await expect(row).toContainText('In progress')
  await expect(row.getByRole('progressbar')).toBeVisible()
  const followed = (type: string, id: string) =>
    frames.some((frame) => frame.includes(`"${type}"`) && frame.includes('documents') && frame.includes(id))
  await expect
    .poll(() => frames.some((frame) => /subscribe.*documents.*[0-9a-f-]{36}/.test(frame)))
    .toBe(true)
  release()

  const success = page.getByText('File Successfully Uploaded!')
  await expect(success).toBeVisible()
  // proves DOC-005, UPLOAD-006
  await expect(row).toContainText('Uploaded')
  // proves UPLOAD-009
  expect(posts).toEqual([expect.stringMatching(/^POST multipart\/form-data/)])
  const { allDocuments } = await ask<Documents>(context, documentsNamed, { name: 'Terms' })
  const id = allDocuments.nodes[0]?.id ?? ''
  // proves LIVE-005
  expect(followed('subscribe', id)).toBe(true)
  // proves LIVE-006
  await expect.poll(() => followed('unsubscribe', id)).toBe(true)
  // proves ALERT-003
  await expect(success).toBeHidden()
})

test('a failed upload shows the reason, and is sent again', async ({ page, context, expectConsoleError }) => {
  expectConsoleError(/413|500/)
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await makeSecurity(context, unique('Notes'))}`)
  // proves UPLOAD-003, UPLOAD-004, UPLOAD-005, UPLOAD-006
  for (const [status, text] of [
    [413, 'Error: File is larger than 100MB'],
    [500, 'Unknown error occurred.'],
  ] as const) {
    await page.route(uploads, (route) => route.fulfill({ status, json: {} }), { times: 1 })
    const name = unique(`Report ${status}`)
    await uploadFiles(page, [aText(`${name}.txt`)])
    const row = rowOf(page, name)
    await expect(row).toContainText(text)
    await expect(row).toContainText('Upload failed, please check file size and retry')
    await expect(row).toContainText('Failed')

    await row.getByRole('button', { name: `Retry the upload of ${name}.txt` }).click()
    await expect(row).toContainText('Uploaded')
    await expect(row).not.toContainText('Upload failed')
  }
})

test('an upload that failed before a reload is sent from there', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_|Failed to load/)
  await startSession(page, 'issuer@capstan.test')
  const name = unique('Ledger')
  await page.goto(`/security/${await makeSecurity(context, unique('Bonds'))}`)
  await page.route(uploads, (route) => route.abort('connectionreset'), { times: 1 })
  await uploadFiles(page, [aText(`${name}.txt`)])
  await expect(rowOf(page, name)).toContainText('Unknown error occurred.')
  // The status of a file that was not uploaded within an hour, and an unknown status.
  let said = 'scanning'
  await alterAnswers<Answered>(page, 'query SecurityDocuments', ({ allDocuments }) => {
    for (const node of allDocuments?.nodes ?? [])
      if (node.uploadStatus === 'in_progress') node.uploadStatus = said
  })
  await page.reload()
  // proves UPLOAD-007
  await expect(rowOf(page, name)).toContainText('In progress')
  said = 'failed'
  await page.reload()
  const row = rowOf(page, name)
  // proves UPLOAD-005
  await expect(row).toContainText('Upload failed, please check file size and retry')

  const chosen = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: `Retry the upload of ${name}.txt` }).click()
  await (await chosen).setFiles([aText('another name.txt')])
  await expect(row).toContainText('Uploaded')
})

test('an upload under way is called off, and nothing of it stays', async ({ page, context }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await makeSecurity(context, unique('Options'))}`)
  await page.route(uploads, () => new Promise<void>(() => undefined))
  const name = unique('Draft')
  await uploadFiles(page, [aText(`${name}.txt`)])
  const row = rowOf(page, name)
  await expect(row.getByRole('progressbar')).toBeVisible()

  await row.getByRole('button', { name: `Cancel the upload of ${name}.txt` }).click()

  await expect(row).toHaveCount(0)
  const left = async () => (await ask<Documents>(context, documentsNamed, { name })).allDocuments.nodes.length
  await expect.poll(left).toBe(0)
})

test('an upload that failed is deleted, and one that could not be stays to be tried again', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/500|ERR_/)
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await makeSecurity(context, unique('Rights'))}`)
  const name = unique('Failed')
  await page.route(uploads, (route) => route.fulfill({ status: 500, json: {} }))
  await uploadFiles(page, [aText(`${name}.txt`)])
  const row = rowOf(page, name)
  await expect(row).toContainText('Unknown error occurred.')
  await expect(row).toContainText('Private')

  await row.getByRole('button', { name: `Delete ${name}.txt` }).click()
  const question = page.getByRole('alertdialog')
  await page.route('**/graphql', (route) =>
    isOperation(route.request(), 'DeleteSecurityDocument') ? route.abort() : route.fallback(),
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await expect(row).toBeAttached()
  await page.unroute('**/graphql')
  await question.getByRole('button', { name: 'Delete' }).click()

  await expect(row).toHaveCount(0)
  const left = async () => (await ask<Documents>(context, documentsNamed, { name })).allDocuments.nodes.length
  await expect.poll(left).toBe(0)
})

test('a failed cancellation of an upload is reported, and its page asks before it is closed', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_|Failed to load/)
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await makeSecurity(context, unique('Warrants'))}`)
  await page.route(uploads, () => new Promise<void>(() => undefined))
  const name = unique('Slow')
  await uploadFiles(page, [aText(`${name}.txt`)])
  const row = rowOf(page, name)
  await expect(row.getByRole('progressbar')).toBeVisible()
  const wouldAsk = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

  // It continues on another page of the app.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Securities' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Securities' })).toBeVisible()
  expect(await wouldAsk()).toBe(true)
  await page.goBack()

  await page.route('**/graphql', (route) =>
    isOperation(route.request(), 'DeleteSecurityDocument') ? route.abort() : route.fallback(),
  )
  await row.getByRole('button', { name: `Cancel the upload of ${name}.txt` }).click()
  await expect(
    page.getByText(`${name}.txt is no longer being uploaded, but could not be deleted.`),
  ).toBeVisible()
  await expect(row).toContainText('Upload failed')
  expect(await wouldAsk()).toBe(false)
})

test('a file that would be refused is not sent: wrong type, too large, or empty', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await makeSecurity(context, unique('Shares'))}`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (isOperation(request, 'MakeSecurityDocument')) sent.push(request.url())
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'capstan-uploads-'))
  const large = path.join(folder, 'large.csv')
  const file = await open(large, 'w')
  // One byte more than 100 × 1,048,576, none of which takes room on the disk.
  await file.truncate(104_857_601)
  await file.close()

  const choose = async (files: string | { name: string; mimeType: string; buffer: Buffer }[]) => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'choose from your computer' }).click()
    await (await chosen).setFiles(files)
  }
  await choose(large)
  // proves UPLOAD-001
  await expect(page.getByText('large.csv: Error: File is larger than 100MB')).toBeVisible()
  await choose([aText('page.html', '<b>bold</b>'), aText('nothing.txt', '')])
  // proves UPLOAD-002
  await expect(page.getByText('page.html: Files of this type cannot be uploaded.')).toBeVisible()
  await expect(page.getByText('nothing.txt: There is nothing in this file.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual([])
  await rm(folder, { recursive: true })
})

test('text and CSV files are shown beside their list, and downloaded', async ({ page, context }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await makeSecurity(context, unique('Reads'))}`)
  await uploadFiles(page, [
    aText('Words.txt', 'Nothing of <b>this</b> is markup.'),
    { ...aText('Holders.csv', 'Name,Units\n"Okafor, Maren","6,000"\n'), mimeType: 'text/csv' },
  ])
  await expect(rowOf(page, 'Holders')).toContainText('Uploaded')

  await page.getByRole('button', { name: 'Show Words.txt' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Nothing of <b>this</b> is markup.')).toBeVisible()
  await drawer.press('Escape')
  await page.getByRole('button', { name: 'Show Holders.csv' }).click()
  await expect(drawer.getByRole('cell')).toHaveText(['Okafor, Maren', '6,000'])
  await expectAccessible(page, 'preview of cells')
  const file = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download' }).click()
  expect((await readFile(await (await file).path())).toString()).toContain('Okafor')
})

test('a PDF is drawn page by page with its words above it, and the next one follows', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/security/${await listedSecurity(context)}`)
  await page.getByRole('button', { name: 'Show Annual report 2025.pdf' }).click()
  const drawer = page.getByRole('dialog')
  const first = drawer.getByRole('region', { name: /^Page 1 of/ })
  await expect(first.locator('canvas')).toBeVisible()
  await expect(first.getByText('This is a document of the demo data.')).toBeAttached()
  await expectAccessible(page, 'preview of a PDF')

  await drawer.getByRole('button', { name: 'Next document' }).click()
  await expect(drawer.getByRole('heading', { name: 'Series A stock purchase agreement' })).toBeVisible()
  await expect(first.locator('canvas')).toBeVisible()
})

test('a broker reads the documents shared with distributors, and a viewer changes nothing', async ({
  page,
  browser,
}) => {
  const issuer = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(issuer, 'issuer@capstan.test')
  const broker = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(broker, 'broker@capstan.test')
  const round = await makeOwnRound(issuer)
  await sellThrough(broker, issuer, round)
  const { roundById } = await ask<Round>(issuer, securityOf, { id: round.roundId })
  const address = `/security/${roundById.securityId}`
  const ours = await issuer.newPage()
  await ours.goto(address)
  await uploadFiles(ours, [aText('Pitch.txt')], ['Distributors'])
  await expect(rowOf(ours, 'Pitch')).toContainText('Uploaded')

  const theirs = await broker.newPage()
  await theirs.goto(address)
  // proves ROUTE-011, SEC-008
  await expect(tableOf(theirs, 'Documents Shared With Me').getByText('Pitch.txt')).toBeVisible()
  await expect(theirs.getByText('Documents Shared By Me')).toHaveCount(0)
  // proves DOC-006
  await expect(theirs.getByRole('button', { name: /^(Edit|Delete|choose|History)/ })).toHaveCount(0)
  await theirs.goto('/securities')
  await expect(theirs).toHaveURL('/dashboard')

  await switchPerson(page, 'issuer-viewer@capstan.test')
  await page.goto(address)
  await expect(tableOf(page, 'Documents Shared By Me').getByText('Pitch.txt')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Edit|Delete|choose|History)/ })).toHaveCount(0)
  await page.goto('/securities')
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add security' })).toHaveCount(0)
  await issuer.close()
  await broker.close()
})

test('an empty list and an unknown security each have a message', async ({ page }) => {
  await startSession(page, 'ats@capstan.test')
  await alterAnswers<{ allSecurities?: { nodes: unknown[] } }>(page, 'query SecurityNames', (data) => {
    if (data.allSecurities) data.allSecurities.nodes = []
  })
  await page.goto('/securities')
  // proves SEC-003
  await expect(page.getByText('No securities found.', { exact: true })).toBeVisible()

  await page.goto('/security/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(/This security does not exist/)).toBeVisible()
})

const tableOf = (page: Page, title: string) => page.getByRole('region', { name: title })

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: `${name}.` })

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([called, words]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([words ?? ''], called ?? '', { type: 'text/plain' }))
      return transfer
    },
    [name, text],
  )
  await page.locator('.capstan-drop-zone').dispatchEvent('drop', { dataTransfer: data })
}

interface Documents {
  allDocuments: { nodes: { id: string }[] }
}

interface Answered {
  allDocuments?: { nodes: { uploadStatus: string }[] }
}

interface Round {
  roundById: { securityId: string }
}

const documentsNamed =
  'query ($name: String!) { allDocuments(filter: { name: { equalTo: $name } }, orderBy: [CREATED_ON_DESC]) { nodes { id } } }'
const securityOf = 'query ($id: UUID!) { roundById(id: $id) { securityId } }'
const rename = `mutation ($id: UUID!, $patch: SecurityPatch!) {
  updateSecurityById(input: { id: $id, patch: $patch }) { security { id } } }`
