import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { gridNamed } from '../drivers/grid'
import { makeHolders, transfer } from '../drivers/investments/ledger'
import { ask, failRequests } from '../drivers/platform'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const path = '/capitalization'

for (const who of [
  'issuer', // proves NAV-014
  'broker', // proves NAV-019
] as const)
  test(`the ${who} reads who holds how much, the cap table at first`, async ({ page }) => {
    await startSession(page, `${who}@capstan.test`)
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Capitalization' }).click()

    // proves ROUTE-043
    await expect(page).toHaveURL(path)
    // proves CAPZ-001
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Capitalization',
    ])
    await expect(page.getByRole('combobox', { name: 'Viewing' })).toHaveText('Cap Table')
    const { grid, headings } = stakeholders(page)
    // proves CAPZ-004
    await expect(headings).toHaveText(['Investor', 'Units', 'Ownership', 'Asset', 'Status'])
    const shown = await capTable(page)
    // Asset chips are offered where there are several assets.
    if (assetsOf(shown).length > 1) await showAllAssets(page)
    // Other tests issue holdings meanwhile: the page follows them, so both are read again.
    // proves CAPZ-003
    await expect(async () => {
      const people = new Set((await capTable(page)).map(({ investorId }) => investorId)).size
      expect(await figureOf(page, 'STAKEHOLDERS')).toBe(people.toLocaleString('en-US'))
    }).toPass()
    await expect(grid).toHaveAttribute('aria-rowcount', /\d+/)
    // Units of one asset add up, and percentages of issued units come to 100.00.
    const assets = assetsOf(shown)
    for (const { name, id } of assets.slice(0, 3)) {
      if (assets.length > 1) await chip(page, name).click()
      await expect(async () => {
        const own = (await capTable(page)).filter(({ assetId }) => assetId === id)
        expect(await figureOf(page, 'UNITS')).toBe(grouped(sumOf(own.map(({ units }) => units))))
        const percents = own.flatMap(({ percent }) => percent ?? [])
        // A broker sees only some holders, and therefore no percentages.
        if (who === 'broker') expect(percents).toEqual([])
        else if (percents.length > 0) expect(sumOf(percents)).toBe('100')
      }).toPass()
    }

    await page.getByRole('combobox', { name: 'Viewing' }).click()
    // proves CAPZ-002
    await expect(page.getByRole('option')).toHaveText(['Cap Table', 'Schedule of purchasers'])
  })

test('the schedule of purchasers lists each purchaser and the amount paid in', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await view(page, 'Schedule of purchasers')

  // proves CAPZ-002
  await expect(page).toHaveURL(`${path}?view=purchasers`)
  const { headings, rows, cellOf } = gridNamed(page, 'Schedule of purchasers')
  await expect(rows.first()).toBeVisible()
  // Both views open on the same asset. The chips are there where purchases are of several.
  if (await page.getByRole('group', { name: 'Asset', exact: true }).isVisible()) await showAllAssets(page)
  // proves CAPZ-006
  await expect(headings).toHaveText(['Investor', 'Units', 'Asset', 'Capital (USD)', 'Paid On'])
  // Other tests pay in meanwhile: the page follows them, so both are read again.
  await expect(async () => {
    const { scheduleOfPurchasers: paid, purchaserTotals } = await ask<Paid>(page.context(), purchasers)
    expect(await figureOf(page, 'STAKEHOLDERS')).toBe(
      new Set(paid.nodes.map(({ investorId }) => investorId)).size.toLocaleString('en-US'),
    )
    // proves CAPZ-005
    expect(await figureOf(page, 'CAPITAL RAISED')).toBe(
      money(sumOf(purchaserTotals.nodes.map(({ paidInCapital }) => paidInCapital))),
    )
  }).toPass()
  // proves FMT-015
  await expect(await cellOf(rows.first(), 'Paid On')).toHaveText(/^(\w+ \d\d \d{4}|N\/A)$/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Viewing' })).toHaveText('Schedule of purchasers')
})

test('the cap table of any day is the running sum of the ledger to the end of it', async ({
  page,
  context,
  request,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['60', '40'])
  const [seller, buyer] = holders
  await transfer(context, {
    holdingId: seller?.holdingId ?? '',
    investorId: buyer?.accountId ?? '',
    amount: '12.5',
  })
  await page.goto(path)
  await chip(page, `Asset of ${name}`).click()
  const { row } = stakeholders(page)
  // 60 − 12.5 and 40 + 12.5.
  await expect(row(seller?.name ?? '')).toContainText('47.50%')
  await expect(row(buyer?.name ?? '')).toContainText('52.50%')

  // By the ledger of all assets, on a day in the middle of it.
  await showAllAssets(page)
  const { allLedgerEntries } = await ask<Entries>(context, entries)
  const days = [...new Set(allLedgerEntries.nodes.map(({ bookedOn }) => bookedOn))].sort()
  const day = days[Math.floor(days.length / 2)] ?? ''
  await typeDay(page, 'As of', usDay(day))
  await expect(page).toHaveURL(`${path}?day=${day}&asset=all`)
  await expect(page.getByText(`What was issued by the end of`, { exact: false })).toBeVisible()
  const until = allLedgerEntries.nodes.filter(({ bookedOn, holdingId }) => holdingId && bookedOn <= day)
  const held = new Map<string, string[]>()
  for (const { investorId, securityId, amount } of until)
    held.set(`${investorId} ${securityId}`, [...(held.get(`${investorId} ${securityId}`) ?? []), amount])
  const holding = [...held].filter(([, amounts]) => sumOf(amounts) !== '0').map(([key]) => key.split(' ')[0])
  await expect.poll(() => figureOf(page, 'STAKEHOLDERS')).toBe(new Set(holding).size.toLocaleString('en-US'))
  // Another investor may have the same name.
  await page.getByRole('searchbox').fill(seller?.name ?? '')
  const ofSeller = page.locator(`a[href="/investor/${seller?.accountId}"]`)
  await expect(stakeholders(page).rows.filter({ has: ofSeller })).toHaveCount(0)
  await page.getByRole('searchbox').fill('')

  await page.reload()
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).toHaveURL(`${path}?asset=all`)
  // A future day is refused at the field, and the page keeps its content: an incomplete year is not used.
  await typeDay(page, 'As of', '12312099')
  await expect(page.getByText('Choose a day up to today.')).toBeVisible()
  await expect(page).not.toHaveURL(/day=0/)
  await expect(stakeholders(page).rows.first()).toBeVisible()
})

test('only the shown rows are downloaded', async ({ page, context, request, browser }) => {
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['30', '10', '20'])
  await page.goto(path)
  await chip(page, `Asset of ${name}`).click()
  // The asset that was shown before may have three rows, too.
  await expect(
    stakeholders(page)
      .row(holders[0]?.name ?? '')
      .first(),
  ).toBeVisible()
  await expect(stakeholders(page).rows).toHaveCount(3)
  await stakeholders(page).heading('Units').click()
  await expect(stakeholders(page).heading('Units')).toHaveAttribute('aria-sort', 'none')
  await stakeholders(page).heading('Units').click()
  await expect(stakeholders(page).heading('Units')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export CSV' }).click()

  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^cap_table_\d{4}_\d\d_\d\d\.csv$/)
  const text = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trimEnd()
  const [, second, third] = [holders[0], holders[1], holders[2]]
  expect(text.split('\r\n')).toEqual([
    'Investor,Units,Ownership,Asset,Status,Investor Email',
    expect.stringContaining(`${second?.name},10,16.67,Asset of ${name},Issued,`),
    expect.stringContaining(`${third?.name},20,33.33,Asset of ${name},Issued,`),
    expect.stringMatching(/,30,50,.*,Issued,.+@.+$/),
  ])
})

test('which asset is shown, and that it is by round, stays when the page is loaded anew', async ({
  page,
  context,
  request,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { name } = await makeHolders({ issuer: context, request, browser }, ['8'])
  await page.goto(path)
  await chip(page, `Asset of ${name}`).click()
  await page.getByRole('button', { name: 'By round', exact: true }).click()
  await expect(page).toHaveURL(/[?]asset=[0-9a-f-]{36}&rows=round$/)

  await page.reload()
  const rounds = gridNamed(page, 'Cap Table by round')
  await expect(rounds.rows).toHaveCount(1)
  await expect(rounds.row(name)).toBeVisible()
  await expect(chip(page, `Asset of ${name}`)).toHaveAttribute('aria-pressed', 'true')
})

test('units that are issued meanwhile appear at once, in an accessible table', async ({
  page,
  context,
  request,
  browser,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/500/)
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['60'])
  await page.goto(path)
  await chip(page, `Asset of ${name}`).click()
  await expect(stakeholders(page).rows).toHaveCount(1)
  const other = await makeHolders({ issuer: context, request, browser }, ['1'])
  await transfer(context, {
    holdingId: holders[0]?.holdingId ?? '',
    investorId: other.holders[0]?.accountId ?? '',
    amount: '15',
  })
  // 15 of 60
  await expect(stakeholders(page).row(other.holders[0]?.name ?? '')).toContainText('25.00%')

  await failRequests(page, { operation: 'query CapTable(', how: 'broken', times: 100 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(stakeholders(page).rows.first()).toBeVisible()
  await expectAccessible(page, 'capitalization')
  await expectNoSidewaysScroll(page, 'capitalization')
})

test('a viewer reads it, and an investor does not', async ({ page }) => {
  await startSession(page, 'issuer-viewer@capstan.test')
  await page.goto(path)
  await expect(stakeholders(page).rows.first()).toBeVisible()
  await switchPerson(page, 'investor@capstan.test')
  await page.goto(path)
  // proves ROUTE-043
  await expect(page).toHaveURL('/portfolio')
})

const stakeholders = (page: Page) => gridNamed(page, 'Cap Table by stakeholder')
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Asset', exact: true }).getByRole('button', { name })
const figureOf = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').textContent()

async function showAllAssets(page: Page) {
  await chip(page, 'All assets').click()
}

async function view(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Viewing' }).click()
  await page.getByRole('option', { name }).click()
}

async function capTable(page: Page): Promise<Line[]> {
  const lines: Line[] = []
  for (let offset = 0; ; offset += 1000) {
    const { capTable: part } = await ask<Lines>(page.context(), table, { offset })
    lines.push(...part.nodes)
    if (part.nodes.length < 1000) return lines
  }
}

/** An exact sum of decimal texts, without zeros at its end. */
function sumOf(texts: readonly string[]): string {
  const atoms = texts.reduce((sum, text) => {
    const [units = '0', places = ''] = text.replace('-', '').split('.')
    const atom = BigInt(units + places.padEnd(18, '0'))
    return sum + (text.startsWith('-') ? -atom : atom)
  }, 0n)
  const digits = String(atoms).padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
}

/** Whole units, as a total of units is written. */
const grouped = (text: string) => BigInt((text.split('.')[0] ?? '0') || '0').toLocaleString('en-US')
const money = (text: string) => {
  const [units = '0', places = ''] = text.split('.')
  return `$${BigInt(units).toLocaleString('en-US')}.${places.padEnd(2, '0').slice(0, 2)}`
}
const assetsOf = (lines: readonly Line[]) =>
  [...new Map(lines.map(({ assetId, assetName }) => [assetId, assetName]))].map(([id, name]) => ({
    id,
    name,
  }))
const usDay = (day: string) => `${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(0, 4)}`

interface Line {
  investorId: string
  assetId: string
  assetName: string
  units: string
  percent: string | null
}
interface Lines {
  capTable: { nodes: Line[] }
}
interface Paid {
  scheduleOfPurchasers: { nodes: { investorId: string }[] }
  /** The first line is the total of all assets, including the capital that brokers raised. */
  purchaserTotals: { nodes: { paidInCapital: string }[] }
}
interface Entries {
  allLedgerEntries: {
    nodes: {
      investorId: string
      securityId: string
      holdingId: string | null
      bookedOn: string
      amount: string
    }[]
  }
}

const table = `query ($offset: Int!) { capTable(first: 1000, offset: $offset) {
  nodes { investorId assetId assetName units percent } } }`
const purchasers =
  '{ scheduleOfPurchasers(first: 1000) { nodes { investorId } } purchaserTotals(first: 1) { nodes { paidInCapital } } }'
const entries = `{ allLedgerEntries(first: 1000, orderBy: [BOOKED_ON_ASC]) {
  nodes { investorId securityId holdingId bookedOn amount } } }`
