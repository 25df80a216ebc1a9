import { listen } from '../drivers/access/announcements'
import { gridNamed } from '../drivers/grid'
import { failRequests, graphqlUrl, isOperation } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test.beforeEach(async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await open(page)
})

test('a pointer resizes, moves and pins columns, and each step is undone', async ({ page }) => {
  const { heading, headings } = gridNamed(page, 'Holdings')
  const order = async () => (await headings.allTextContents()).slice(0, 4)
  const width = async () => Math.round((await heading('Security Name').boundingBox())?.width ?? 0)
  const before = { order: await order(), width: await width() }

  const edge = heading('Security Name').locator('.capstan-grid-resize')
  await drag(page, await middleOf(edge), { by: 40 })
  await expect.poll(width).toBe(before.width + 40)

  const units = await middleOf(heading('Total Units'))
  const security = await heading('Security Name').boundingBox()
  await drag(page, units, { to: (security?.x ?? 0) + 8 })
  await expect.poll(order).toEqual([...before.order.slice(0, 2), before.order[3], before.order[2]])
  // It was moved, not sorted.
  await expect(heading('Total Units')).toHaveAttribute('aria-sort', 'none')

  await menu(page, 'Issued On', 'Pin to the start')
  await expect.poll(order).toEqual(['Investor', 'Issued On', ...(await order()).slice(2)])
  await expect(heading('Issued On')).toHaveAttribute('data-side', 'start')
  await menu(page, 'Total Units', 'Move towards the end')
  await menu(page, 'Investor Email', 'Hide column')
  await expect(heading('Investor Email')).toHaveCount(0)

  await page.getByRole('button', { name: 'View', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo the last change of layout' })
  for (let steps = 0; steps < 5; steps++) await undo.click()
  await expect(undo).toBeDisabled()
  await page.keyboard.press('Escape')
  expect([await order(), await width()]).toEqual([before.order, before.width])
})

test('a column is fitted to its contents, by its edge and from its menu', async ({ page }) => {
  const { heading, rows, cellOf } = gridNamed(page, 'Holdings')
  const email = heading('Investor Email')
  const cut = async () => {
    const cells = await Promise.all((await rows.all()).map((row) => cellOf(row, 'Investor Email')))
    const over = await Promise.all(
      cells.map((each) => each.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    )
    return over.filter((by) => by > 0).length
  }
  expect(await cut()).toBeGreaterThan(0)
  const { x, y } = await middleOf(email.locator('.capstan-grid-resize'))
  await page.mouse.dblclick(x, y)
  await expect.poll(cut).toBe(0)
  // The column was not sorted.
  await expect(email).toHaveAttribute('aria-sort', 'none')

  const width = async () => Math.round((await email.boundingBox())?.width ?? 0)
  const fitting = await width()
  await menu(page, 'Investor Email', 'Narrower')
  await expect.poll(width).toBeLessThan(fitting)
  await menu(page, 'Investor Email', 'Fit to contents')
  await expect.poll(width).toBe(fitting)
})

test('headings stay above their columns when columns are pinned, scrolled or focused', async ({ page }) => {
  const { heading, rows } = gridNamed(page, 'Holdings')
  await expectAligned(page)
  await rows.first().getByRole('rowheader').click()
  await page.keyboard.press('ArrowDown')
  await expectAligned(page)

  await menu(page, 'Issued On', 'Pin to the start')
  await menu(page, 'Total Value', 'Pin to the end')
  await expect(heading('Total Value')).toHaveAttribute('data-side', 'end')
  await expectAligned(page)
  await page.setViewportSize({ width: 700, height: 800 })
  await expectAligned(page)
  const box = gridNamed(page, 'Holdings').grid
  await box.evaluate((each) => each.scrollBy({ left: 120 }))
  await expect(box).toHaveAttribute('data-along')
  await expectAligned(page)
})

test('a view is saved under a name, shown again, linked to, and announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const said = await listen(page)
  const { heading } = gridNamed(page, 'Holdings')
  await heading('Total Units').click()
  await heading('Total Value').click({ modifiers: ['Shift'] })
  await expect
    .poll(said)
    .toContainEqual(
      expect.stringMatching(/^Sorted by Total Units, ascending; Total Value, ascending\. \d+ rows?$/),
    )
  await page.getByRole('searchbox', { name: 'Search' }).fill('Maren')
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^\d+ rows?$/)
  await menu(page, 'Investor Email', 'Hide column')

  await page.getByRole('button', { name: 'View', exact: true }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name of the view').fill('Largest last')
  await panel.getByRole('button', { name: 'Save view' }).click()
  await panel.getByRole('button', { name: 'Copy a link to Largest last' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/\/holdings\?/)
  const link = await copied()
  await panel.getByRole('button', { name: 'Reset the layout' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await heading('Issued On').click()
  await expect(heading('Investor Email')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await panel.getByRole('button', { name: 'Largest last', exact: true }).click()
  await page.keyboard.press('Escape')
  await expectTheView(page)

  // Another person, without a stored view.
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expectTheView(page)
  await page.goto('/holdings')
  await expect(heading('Investor Email')).toBeVisible()
})

test('two tabs arrange one grid, and neither undoes the changes of the other', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other)
  for (const [tab, name, column] of [
    [page, 'Quarter end', 'Investor Email'],
    [other, 'Audit', 'Issued On'],
  ] as const) {
    await tab.getByRole('button', { name: 'View', exact: true }).click()
    await tab.getByLabel('Name of the view').fill(name)
    await tab.keyboard.press('Enter')
    await gridNamed(tab, 'Holdings').choice(column).click()
    await tab.keyboard.press('Escape')
  }
  await other.close()

  await page.reload()
  const { heading, rows } = gridNamed(page, 'Holdings')
  await expect(rows.first()).toBeVisible()
  for (const column of ['Investor Email', 'Issued On']) await expect(heading(column)).toHaveCount(0)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Remove (Quarter end|Audit)$/ })).toHaveCount(2)
})

test('the filter row returns, and the button for all rows can be pressed twice [WCAG 2.4.3]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Filter Total Units')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Filter Total Units')).toBeVisible()

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(graphqlUrl, async (route) => {
    await held
    await route.fallback()
  })
  const all = page.getByRole('button', { name: 'Load all' })
  await all.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(all)
  await page.mouse.click(x, y)
  await expect(page.getByText('Loading all rows')).toBeVisible()
  await page.mouse.click(x, y)
  answer()
  await expect(page.getByText(/^(\d+) of \1 rows$/)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  // By keyboard: focus stays in the grid when the button disappears.
  await page.reload()
  await page.getByRole('button', { name: 'Load all' }).press('Enter')
  await expect(page.getByText(/^(\d+) of \1 rows$/)).toBeVisible()
  await expect(page.locator('.capstan-grid [aria-colindex]:focus')).toHaveCount(1)
})

test('the cell that takes the place of a row that goes gets its focus', async ({ page }) => {
  const { grid, rows, heading } = gridNamed(page, 'Holdings')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(graphqlUrl, async (route) => {
    if (isOperation(route.request(), 'Holdings')) await asked
    await route.fallback()
  })
  await heading('Percent Of Raise').click()
  await rows.nth(2).getByRole('rowheader').click()
  await page.keyboard.press('ArrowRight')
  const cell = grid.locator('[role=gridcell]:focus')
  await expect(cell).toHaveCount(1)
  const before = (await rows.nth(2).textContent()) ?? ''
  answer()

  await expect(rows.nth(2)).not.toHaveText(before)
  await expect(cell).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(cell).toHaveCount(1)
})

test('an abbreviated figure is shown in full while its cell has focus', async ({ page }) => {
  const { grid, rows, heading } = gridNamed(page, 'Holdings')
  await heading('Percent Of Raise').click()
  await expect(heading('Percent Of Raise')).toHaveAttribute('aria-sort', 'ascending')
  await rows.first().getByRole('rowheader').click()
  await page.keyboard.press('End')
  const shownOver = () =>
    grid.locator(':focus').evaluate((cell) => {
      const { content, backgroundColor } = getComputedStyle(cell, '::after')
      return [content, backgroundColor !== 'rgba(0, 0, 0, 0)'].join(' ')
    })
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowLeft')
  // Of 0.4505 % two places are written.
  for (let tries = 0; tries < 40 && !(await grid.locator('[data-full]:focus').count()); tries += 1)
    await page.keyboard.press('ArrowDown')

  expect(await grid.locator(':focus').getAttribute('title')).toMatch(/^Full value: \d+\.\d{3,}$/)
  await expect.poll(shownOver).toMatch(/^attr\(title\)|Full value/)
})

test('a filter whose request fails keeps its field and its text', async ({ page, expectConsoleError }) => {
  expectConsoleError(/500/)
  await page.getByRole('button', { name: 'Filters' }).click()
  const field = page.getByLabel('Filter Investor', { exact: true })
  await failRequests(page, { operation: 'Holdings', how: 'broken', times: Infinity })
  await field.fill('Maren')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(field).toHaveValue('Maren')
  await expect(field).toBeFocused()

  await page.unrouteAll({ behavior: 'wait' })
  await field.fill('Maren O')
  await expect(page.getByRole('rowheader', { name: 'Maren Okafor' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field).toBeFocused()
})

async function expectTheView(page: Page) {
  const { heading, rows } = gridNamed(page, 'Holdings')
  await expect(heading('Total Units')).toHaveAttribute('aria-sort', 'ascending')
  await expect(heading('Total Value')).toHaveAttribute('aria-sort', 'ascending')
  await expect(heading('Investor Email')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('Maren')
  await expect(rows.first().getByRole('rowheader')).toContainText('Maren')
}

async function open(page: Page) {
  await page.goto('/holdings')
  await expect(gridNamed(page, 'Holdings').rows.first()).toBeVisible()
}

async function menu(page: Page, column: string, action: string) {
  const heading = gridNamed(page, 'Holdings').heading(column)
  await heading.hover()
  await heading.getByRole('button', { name: `Column menu for ${column}`, includeHidden: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Compares every heading with the cell below it, and pinned columns with the edges of the grid. */
async function expectAligned(page: Page) {
  const { grid } = gridNamed(page, 'Holdings')
  const beside = () =>
    grid.evaluate((box) => {
      const row = box.querySelectorAll('.capstan-grid-body .capstan-grid-row')[1]
      return [...box.querySelectorAll('[data-column]')].flatMap((heading) => {
        const at = heading.getAttribute('aria-colindex')
        const cell = row?.querySelector(`[aria-colindex="${at}"]`)
        const by = heading.getBoundingClientRect().x - (cell?.getBoundingClientRect().x ?? 0)
        return Math.abs(by) > 1 ? [`${heading.textContent}: ${by}`] : []
      })
    })
  await expect.poll(beside).toEqual([])
}

interface Place {
  x: number
  y: number
}

async function middleOf(part: ReturnType<Page['locator']>): Promise<Place> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

async function drag({ mouse }: Page, from: Place, { to, by = 0 }: { to?: number; by?: number }) {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(from.x + (by || -10), from.y, { steps: 4 })
  if (to !== undefined) await mouse.move(to, from.y, { steps: 8 })
  await mouse.up()
}
