import type { Locator } from '@playwright/test'
import { makeDistribution } from '../drivers/investments/distributions'
import { gridNamed } from '../drivers/grid'
import { newInvestor, type NewInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type BrowserContext, type Page } from '../test'

/** MM/DD/YYYY, where the reader is. */
const today = new Date().toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** 1,250.001 units at $12.50 are $15,625.0125. */
const [units, paid] = ['1250.001', '15625.01']

test('a broker sees an investment made, paid and issued, as it happens', async ({
  page,
  context: broker,
  browser,
  investor,
}) => {
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  await startSession(page, 'broker@capstan.test')
  const { row, cellOf } = await openSearched(page, investor)
  const inRow = (title: string) => cellOf(row(investor.name), title)

  const own = await browser.newContext()
  await startSessionOf(own, investor.email)
  const id = await makeDistribution(own, (await seriesB(broker)) ?? '', '1250')
  await expect(row(investor.name)).toBeVisible()
  await ask(broker, change, { id, patch: { amount: units } })
  // proves DIST-005, FMT-001, FMT-004, FMT-005, FMT-006, FMT-007, FMT-011, FMT-024
  for (const [title, text] of Object.entries({
    Email: investor.email,
    'Created On': today,
    Status: 'Open',
    Progress: 'Not Started',
    'Active Step': 'Suitability',
    Round: 'Series B',
    Allocation: 'Series B Preferred',
    'Paid In Full': 'No',
    Units: '1,250.001',
    Price: '$12.50',
    'Total (USD)': '15,625.01',
    Setup: 'Yes',
  }))
    await expect(await inRow(title), title).toHaveText(text)
  // proves FMT-003
  for (const [title, full] of Object.entries({ Units: '1,250.001', 'Total (USD)': '15,625.0125' })) {
    const figure = await inRow(title)
    await figure.hover()
    await expect(figure).toHaveAttribute('title', `Full value: ${full}`)
  }

  // It is of today, and of no other day.
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Filter Created On').fill(`≠ ${today}`)
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible()
  await page.getByLabel('Filter Created On').fill(today)
  await expect(row(investor.name)).toBeVisible()

  // To the cent, which is a quarter of one less.
  await ask(broker, pay, { id, amount: paid, paidOn: '2026-11-20' })
  // proves FMT-019
  await expect(await inRow('Paid In Full')).toHaveText('Yes')
  await ask(broker, change, { id, patch: { status: 'closed' } })
  await expect(await inRow('Status')).toHaveText('Closed')
  await expect(row(investor.name).getByRole('rowheader')).not.toContainText('Locked')

  await ask(issuer, issue, { ids: [id] })
  await expect(row(investor.name).getByRole('rowheader')).toContainText('Locked')
  // proves DIST-015
  await expect(await inRow('Status')).toHaveText('')
  await Promise.all([issuer.close(), own.close()])
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a row that changed ${reducedMotion === 'reduce' ? 'stands still where motion is not wanted' : 'flashes once'}, and takes neither focus nor scroll`, async ({
    page,
    browser,
    investor,
  }) => {
    const [broker, own] = [await browser.newContext(), await browser.newContext()]
    await startSessionOf(broker, 'broker@capstan.test')
    await startSessionOf(own, investor.email)
    const id = await makeDistribution(own, (await seriesB(broker)) ?? '', '1250')
    await page.emulateMedia({ reducedMotion })
    await startSession(page, 'issuer@capstan.test')
    const { row, cellOf, grid } = await openSearched(page, investor)
    await (await cellOf(row(investor.name), 'Email')).click()
    const place = () => grid.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
    const before = await place()
    const mark = () => row(investor.name).getAttribute('data-flash')
    const flashes = await flashesOf(grid)
    const markBefore = await mark()

    await ask(broker, change, { id, patch: { amount: units } })
    await expect.poll(mark).not.toBe(markBefore)
    if (reducedMotion === 'reduce') expect(await flashes()).toEqual([])
    else await expect.poll(async () => new Set(await flashes())).toEqual(new Set(['1']))
    await expect(grid.locator(':focus')).toHaveText(investor.email)
    expect(await place()).toEqual(before)
    await Promise.all([broker.close(), own.close()])
  })

test('an issuance that the transfer agent rejected shows it, and can be filtered', async ({
  page,
  context,
  browser,
  request,
}) => {
  const investor = await newInvestor(request, { setUp: false })
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const id = await investFor(broker, investor)
  await ask(broker, change, { id, patch: { status: 'closed' } })
  await startSession(page, 'issuer@capstan.test')
  const { row, cellOf } = await openSearched(page, investor)
  await expect(await cellOf(row(/./), 'Setup')).toHaveText('No')

  await ask(context, issue, { ids: [id] })
  await expect(await cellOf(row(/./), 'Status')).toHaveText('Rejected')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Filter Status').selectOption({ label: 'Closed' })
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible()
  await page.getByLabel('Filter Status').selectOption({ label: 'Rejected' })
  // proves DIST-015
  await expect(await cellOf(row(/./), 'Status')).toHaveText('Rejected')
  await broker.close()
})

/** Records how often each flash of a row is shown, from now on. */
async function flashesOf(grid: Locator): Promise<() => Promise<string[]>> {
  await grid.evaluate((box) => {
    const shown: string[] = []
    box.addEventListener('animationstart', ({ target }) => {
      const line = target instanceof Element && target.closest('[data-flash]')
      if (line) shown.push(getComputedStyle(line).animationIterationCount)
    })
    Object.assign(window, { flashesShown: shown })
  })
  return () => grid.evaluate(() => (window as unknown as { flashesShown: string[] }).flashesShown)
}

/** Opens the distributions of one investor, who has none yet or some. */
async function openSearched(page: Page, { email }: NewInvestor) {
  await page.goto('/distributions')
  const grid = gridNamed(page, 'Distributions')
  await expect(grid.rows.first()).toBeVisible()
  await page.getByRole('searchbox').fill(email)
  await expect.poll(() => grid.rows.count()).toBeLessThan(2)
  return grid
}

/** The allocation of Series B that a broker sells. */
async function seriesB(broker: BrowserContext): Promise<string | undefined> {
  return (await ask<Sold>(broker, sold)).allAllocations.nodes[0]?.id
}

/** Invests in Series B for an investor, as a broker; returns the id of the distribution. */
async function investFor(broker: BrowserContext, { email, name }: NewInvestor): Promise<string> {
  const input = { accountEmail: email, name, amount: units, allocationId: await seriesB(broker) }
  return (await ask<Made>(broker, make, { input })).makeDistribution.distribution.id
}

interface Sold {
  allAllocations: { nodes: { id: string }[] }
}

interface Made {
  makeDistribution: { distribution: { id: string } }
}

const sold = `{ allAllocations(filter: { status: { equalTo: "active" }, roundByRoundId: { name: { equalTo: "Series B" } } }) {
  nodes { id } } }`
const make =
  'mutation ($input: MakeDistributionInput!) { makeDistribution(input: $input) { distribution { id } } }'
const pay = `mutation ($id: UUID!, $amount: BigFloat!, $paidOn: Date!) { createDistributionPayment(input: {
  distributionPayment: { distributionId: $id, amount: $amount, paidOn: $paidOn } }) { clientMutationId } }`
const change = `mutation ($id: UUID!, $patch: DistributionPatch!) {
  updateDistributionById(input: { id: $id, patch: $patch }) { distribution { id } } }`
const issue = `mutation ($ids: [UUID]!) { makeTaRequestDistributionIssuances(input: { distributionIds: $ids }) {
  clientMutationId } }`
