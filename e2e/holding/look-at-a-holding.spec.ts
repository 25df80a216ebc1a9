import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { makeDistribution } from '../drivers/investments/distributions'
import { aText, uploadFiles } from '../drivers/investments/documents'
import { gridNamed } from '../drivers/grid'
import { issueTo, makeHolders, transfer, type Holder } from '../drivers/investments/ledger'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { makeOwnRound, sellThrough } from '../drivers/investments/rounds'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('an issuer opens one of its holdings: its holder, its value, and the link back', async ({
  page,
  context,
  request,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  // 100 units at $12.50.
  const { roundId, name, holders } = await makeHolders({ issuer: context, request, browser }, ['100'])
  const [holder] = holders as [Holder]
  await page.goto('/holdings')
  const { rows, cellOf } = gridNamed(page, 'Holdings')
  await page.getByRole('button', { name: 'Filters' }).click()
  // Names are drawn, and two investors may have one name.
  await page.getByLabel('Filter Investor Email', { exact: true }).fill(holder.email)
  await expect(rows).toHaveCount(1)
  await (await cellOf(rows.first(), 'Total Units')).getByRole('link').click()

  // proves HOLD-003, ROUTE-005
  await expect(page).toHaveURL(`/holding/${holder.holdingId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(holder.name)
  // proves HOLD-014
  await expect(crumbs(page)).toHaveText(['Assets', `Asset of ${name}`, name, 'Holding'])
  await expect(crumbs(page).getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/assets')
  const facts = {
    ...{ Investor: holder.name, Email: holder.email, Round: name, Units: '100' },
    ...{ Investment: '$1,250.00', 'Cost basis': '$12.50', 'Unit value': '$12.50', Chain: 'Not tokenized' },
  }
  // proves CALL-119, HOLD-016
  for (const [label, value] of Object.entries(facts)) await expect(fact(page, label)).toHaveText(value)
  await expect(card(page).getByText('$1,250.00')).toHaveCount(2)
  // proves HOLD-017
  await expect(documents(page)).toContainText('No documents found')
  await expectAccessible(page, 'a holding')
  await expectNoSidewaysScroll(page, 'a holding')

  // A path below it is the same page.
  await page.goto(`/holding/${holder.holdingId}/documents`)
  await expect(fact(page, 'Email')).toHaveText(holder.email)
  await crumbs(page).getByRole('link', { name }).click()
  // proves HOLD-015
  await expect(page).toHaveURL(`/asset-class/${roundId}/manage`)
})

test('an issuer adds a document to a holding, its investor reads it, and both see changes live', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['40'])
  const [holder] = holders as [Holder]
  const own = await browser.newContext()
  await startSessionOf(own, holder.email)
  const theirs = await own.newPage()
  await theirs.goto('/portfolio')
  await theirs.getByRole('button', { name: `Expand Asset of ${name}` }).click()
  await theirs
    .getByRole('link', { name: /^Issued/ })
    .first()
    .click()
  await expect(theirs).toHaveURL(`/holding/${holder.holdingId}`)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`Asset of ${name}`)
  // proves HOLD-013
  await expect(crumbs(theirs)).toHaveText(['Portfolio', name, 'Holding'])
  await expect(crumbs(theirs).getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/portfolio')
  await expect(documents(theirs)).toContainText('No documents found')
  // proves HOLD-019
  await expect(theirs.locator('.capstan-drop-zone')).toHaveCount(0)
  await page.goto(`/holding/${holder.holdingId}`)

  await uploadFiles(page, [aText('Certificate.txt')], ['The investor'])
  await uploadFiles(page, [aText('Minutes.txt')])

  // proves CALL-020
  await expect(rowOf(page, 'Certificate')).toContainText('The investor')
  await expect(rowOf(page, 'Certificate')).toContainText('Uploaded')
  await expect(rowOf(page, 'Minutes')).toContainText('Private')
  // The investor sees it without a reload, with its origin, and nothing that is not shared; they may only read it.
  const received = rowOf(theirs, 'Certificate')
  await expect(received).toBeVisible()
  await expect(documents(theirs).getByRole('columnheader')).toHaveText([
    ...['Name', 'Type', 'shared via', 'Created On', 'Actions'],
  ])
  await expect(rowOf(theirs, 'Minutes')).toHaveCount(0)
  // proves DOC-006
  await expect(received.getByRole('button')).toHaveText(['Certificate.txt', ''])
  const saved = theirs.waitForEvent('download')
  await received.getByRole('button', { name: 'Download Certificate.txt' }).click()
  expect((await saved).suggestedFilename()).toBe('Certificate.txt')
  await received.getByRole('button', { name: 'Show Certificate.txt' }).click()
  await expect(theirs.getByRole('dialog')).toContainText('This is Certificate.txt.')
  await theirs.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit Certificate.txt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit document' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Certificate A-1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  // proves HOLD-018
  await expect(rowOf(theirs, 'Certificate A-1')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Certificate A-1.txt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // proves CALL-022
  await expect(documents(theirs)).toContainText('No documents found')
  await own.close()
})

test('a broker reads a holding it sold and cannot change it; another user sees that the holding does not exist', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'broker@capstan.test')
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const round = await makeOwnRound(issuer)
  const allocationId = await sellThrough(page.context(), issuer, round)
  const investor = await newInvestor(request)
  const own = await browser.newContext()
  await startSessionOf(own, investor.email)
  const distribution = await makeDistribution(own, allocationId, '20')
  const holdingId = await issueTo(
    { vendor: page.context(), issuer },
    { id: distribution, roundId: round.roundId, investorId: investor.accountId },
  )
  await page.goto(`/holding/${holdingId}`)
  // proves ROUTE-006
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(investor.name)
  await expect(crumbs(page)).toHaveText(['Assets', `Asset of ${round.name}`, round.name, 'Holding'])
  await expect(crumbs(page).getByRole('link')).toHaveText(['Assets'])
  await expect(fact(page, 'Units')).toHaveText('20')
  await expect(documents(page)).toContainText('No documents found')
  // proves HOLD-019
  await expect(page.getByRole('button', { name: 'choose from your computer' })).toHaveCount(0)

  const stranger = await newInvestor(request)
  const another = await browser.newContext()
  await startSessionOf(another, stranger.email)
  const strangersPage = await another.newPage()
  const answers: string[] = []
  for (const id of [holdingId, '3e0b7a52-6f0c-4a52-9d4e-2f4f1d5b9a10', '7']) {
    await strangersPage.goto(`/holding/${id}`)
    await expect(strangersPage.getByText(/^This holding does not exist/)).toBeVisible()
    answers.push(
      [...(await crumbs(strangersPage).allInnerTexts()), await card(strangersPage).innerText()].join('\n'),
    )
  }
  expect(new Set(answers).size).toBe(1)
  await Promise.all([issuer.close(), own.close(), another.close()])
})

test('a viewer of the issuer reads a holding and its documents, and may change none', async ({
  page,
  context,
  request,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { holders } = await makeHolders({ issuer: context, request, browser }, ['10'])
  const [holder] = holders as [Holder]
  await page.goto(`/holding/${holder.holdingId}`)
  await uploadFiles(page, [aText('Register.txt')])
  await expect(rowOf(page, 'Register')).toContainText('Uploaded')

  const viewer = await browser.newContext()
  await startSessionOf(viewer, 'issuer-viewer@capstan.test')
  const looks = await viewer.newPage()
  await looks.goto(`/holding/${holder.holdingId}`)

  // proves DOC-006
  await expect(rowOf(looks, 'Register').getByRole('button')).toHaveText(['Register.txt', ''])
  // proves HOLD-018
  await expect(looks.getByRole('button', { name: 'choose from your computer' })).toHaveCount(0)
  await viewer.close()
})

test('entries of a holding appear at once, and are printed as of a day', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['100', '5'])
  const [seller, buyer] = holders as [Holder, Holder]
  await page.goto(`/holding/${seller.holdingId}`)
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page).first()).toContainText(/Issuance.*\+100.*100/)

  await transfer(context, { holdingId: seller.holdingId, investorId: buyer.accountId, amount: '40.5' })

  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).last()).toContainText(/Transfer.*−40.5.*59.5/)
  await expect(fact(page, 'Units')).toHaveText('59.5')
  // 59.5 at $12.50.
  await expect(card(page).getByText('$743.75')).toHaveCount(2)

  // The statement of a day has a separate address, and prints without the rest of the page.
  await page.getByRole('button', { name: 'Statement' }).click()
  await expect(page).toHaveURL(`/holding/${seller.holdingId}/statement`)
  await page.reload()
  const paper = page.getByRole('region', { name: 'Holding statement' })
  await expect(page).toHaveTitle(/^Holding statement · /)
  for (const text of [seller.name, name, '−40.5'])
    await expect(paper.getByText(text, { exact: true })).toBeVisible()
  await expect(paper.getByText('59.5')).toHaveCount(2)
  await expectAccessible(page, 'a statement')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  // The letter alone is printed: no bar, no breadcrumb.
  await expect(paper).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('.capstan-breadcrumbs')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveTitle('printed')
  await typeDay(page, 'As of', '02012025')
  await expect(paper.getByText('There were no entries up to this day.')).toBeVisible()
  await expect(
    paper.locator('.capstan-definition', { hasText: 'Units on this day' }).locator('dd'),
  ).toHaveText('0')
  await page.getByRole('button', { name: 'Back to the holding' }).click()
  await expect(page).toHaveURL(`/holding/${seller.holdingId}`)
  await entries(page).last().getByRole('link').click()
  await expect(page).toHaveURL(/\/transaction\/[0-9a-f-]{36}$/)
})

test('an investor sees live how many of their units have vested', async ({ page, request, browser }) => {
  test.slow()
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const round = await makeOwnRound(issuer)
  const investor = await newInvestor(request)
  await startSession(page, investor.email)
  const distribution = await makeDistribution(page.context(), round.allocationId, '100')
  const terms = { periods: 36, cliff: 6, automatic: false, startsOn: '2025-06-30' }
  const { createVestingSchedule } = await ask<Made>(issuer, vest, { input: { id: distribution, ...terms } })
  const { id: schedule } = createVestingSchedule.vestingSchedule
  const sold = { id: distribution, roundId: round.roundId, investorId: investor.accountId }
  const holdingId = await issueTo({ vendor: issuer, issuer }, sold)
  await page.goto(`/holding/${holdingId}`)
  const vesting = page.getByRole('region', { name: 'Vesting', exact: true })
  await expect(vesting.getByText('0 of 100 vested')).toBeVisible()

  await ask(issuer, moveOn, { input: { id: schedule, patch: { currentPeriod: 16 } } })

  // 100 × 16 / 36 is 44.4: whole units vest.
  await expect(vesting.getByText('44 of 100 vested')).toBeVisible()
  await expect(vesting.getByText('16 of 36')).toBeVisible()
  await expect(vesting.getByText('56', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a holding that vests')
  await page.setViewportSize({ width: 320, height: 700 })
  // proves HOLD-016
  await expectNoSidewaysScroll(page, 'a holding that vests')
  await issuer.close()
})

test('an investor and its issuer see at once the new value of a unit, and its history', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  // 100 units at $12.50.
  const { holders } = await makeHolders({ issuer: context, request, browser }, ['100'])
  const [holder] = holders as [Holder]
  const own = await browser.newContext()
  await startSessionOf(own, holder.email)
  const theirs = await own.newPage()
  for (const each of [page, theirs]) {
    await each.goto(`/holding/${holder.holdingId}`)
    await expect(steps(each)).toHaveCount(1)
    await expect(steps(each)).toHaveAccessibleName(/ · Value: \$1,250\.00 · Investment: \$1,250\.00$/)
  }

  const { holdingById } = await ask<Held>(context, securityOf, { id: holder.holdingId })
  await ask(context, valueAt, { input: { id: holdingById.securityId, patch: { unitValue: '15.25' } } })

  // A day has the last value of a unit: 100 at $15.25.
  for (const each of [page, theirs]) {
    await expect(steps(each)).toHaveAccessibleName(/ · Value: \$1,525\.00 · Investment: \$1,250\.00$/)
    await expect(card(each).getByText('+$275.00 (+22.00%) since investing')).toBeVisible()
  }
  await expectAccessible(theirs, 'a holding with its value over time')

  // By keyboard: each step announces its figures, and a table lists them.
  await steps(theirs).focus()
  await theirs.keyboard.press('Tab')
  await theirs.keyboard.press('Enter')
  await expect(value(theirs).getByRole('table').getByRole('row').last()).toContainText(
    /100\$15\.25\$1,525\.00\$1,250\.00$/,
  )
  await theirs.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(theirs, 'a holding with its value over time')
  await own.close()
})

const value = (page: Page) => page.getByRole('region', { name: 'Value over time', exact: true })

const steps = (page: Page) => value(page).getByRole('img')

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

const card = (page: Page) => page.getByRole('region', { name: 'Holding', exact: true })

const fact = (page: Page, label: string) =>
  card(page)
    .locator('.capstan-definition', { has: page.getByText(label, { exact: true }) })
    .locator('dd')

const documents = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true })

const rowOf = (page: Page, name: string) =>
  documents(page)
    .getByRole('row')
    .filter({ has: page.getByText(`${name}.txt`) })

const entries = (page: Page) =>
  page
    .getByRole('table', { name: 'Ledger' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

interface Made {
  createVestingSchedule: { vestingSchedule: { id: string } }
}

interface Held {
  holdingById: { securityId: string }
}

const securityOf = `query ($id: UUID!) { holdingById(id: $id) { securityId } }`
const valueAt = `mutation ($input: UpdateSecurityByIdInput!) {
  updateSecurityById(input: $input) { security { id } } }`
const vest = `mutation ($input: CreateVestingScheduleInput!) {
  createVestingSchedule(input: $input) { vestingSchedule { id } } }`
const moveOn = `mutation ($input: UpdateVestingScheduleByIdInput!) {
  updateVestingScheduleById(input: $input) { vestingSchedule { id } } }`
