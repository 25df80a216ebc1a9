import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gridNamed } from '../drivers/grid'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

/** The keys of docs/reference/grid-keyboard.md, by heading. The tests below press them. */
const pressedKeys: Record<string, string[]> = {
  'Move focus': [
    'arrow keys',
    'Home, End',
    'Ctrl + Home, Ctrl + End',
    'Ctrl + up, Ctrl + down',
    'Page Up, Page Down',
    'Enter, F2',
    'Escape',
  ],
  'In a row': [
    // Pressed in distributions/open-a-distribution.spec.ts, where rows open.
    'Enter',
    'Space',
    'Shift + Space',
    'Ctrl + A',
    'Shift + arrow keys, Home, End, Page Up, Page Down',
    'Ctrl + C',
    'right arrow on the first cell of a group',
    'left arrow on the first cell',
    // No screen has panels beneath its rows: the story Grid/DataGrid, WithPanels, has these two.
    'Alt + down, Alt + up',
  ],
  'On a heading': [
    'Enter, Space',
    'Shift + Enter, Shift + Space',
    'Shift + left, Shift + right',
    'Ctrl + left, Ctrl + right',
    'Alt + down',
  ],
  'In the row of filters': ['Enter, F2', 'Tab, Shift + Tab in a field', 'Escape'],
}

test('the reference lists the keys that are pressed here, and no others', () => {
  const reference = readFileSync(
    path.join(import.meta.dirname, '../../docs/reference/grid-keyboard.md'),
    'utf8',
  )
  const sections = reference.split(/^## /m).slice(1)
  const keys = sections.map((section) => [
    section.split('\n')[0],
    [...section.matchAll(/^\| (?!keys|---)(.*?) +\|/gm)].map(([, name]) => name),
  ])

  expect(Object.fromEntries(keys)).toEqual(pressedKeys)
})

test.describe('on the holdings', () => {
  test.beforeEach(async ({ page }) => {
    await startSession(page, 'issuer@capstan.test')
    await page.goto('/holdings')
    await expect(gridNamed(page, 'Holdings').rows.first()).toBeVisible()
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(page.getByText(/^(\d+) of \1 rows$/)).toBeVisible()
  })

  test('keys go somewhere, and the grid is one stop of the tab key', async ({ page }) => {
    const { goes, press } = keysOf(page)
    await page.getByRole('button', { name: 'View', exact: true }).focus()
    await goes('Tab', '1 1 DIV')
    await press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.capstan-grid'))).toBeNull()
    await goes('Shift+Tab', '1 1 DIV')

    await goes('ArrowDown', '2 1 DIV')
    await goes('ArrowRight', '2 2 DIV')
    await goes('ArrowLeft', '2 1 DIV')
    await goes('ArrowUp', '1 1 DIV')
    await goes('ArrowDown End', '2 9 DIV')
    await goes('Home', '2 1 DIV')
    // Other tests issue to this account meanwhile: a row may come while the keys go to the last.
    const goesToLast = (keys: string, column: number, behind = 0) =>
      expect(async () => {
        await press(keys)
        const rows = await gridNamed(page, 'Holdings').grid.getAttribute('aria-rowcount')
        expect(await lineAndColumn(page)).toEqual([Number(rows) - 1 + behind, column])
      }).toPass()
    await goesToLast('Control+End', 9)
    await goesToLast('Control+End ArrowDown', 9, 1)
    await goes('Control+Home', '2 1 DIV')
    await goesToLast('Control+ArrowDown', 1)
    await goes('Control+ArrowUp', '2 1 DIV')
    const seen = await page.evaluate(() => {
      const box = document.querySelector('.capstan-grid')
      const [head, foot] = ['.capstan-grid-head', '.capstan-grid-foot'].map(
        (part) => box?.querySelector(part)?.getBoundingClientRect().height ?? 0,
      )
      return Math.floor(((box?.clientHeight ?? 0) - (head ?? 0) - (foot ?? 0)) / 36)
    })
    await press('PageDown')
    const goneBy = async () => Math.abs((await lineAndColumn(page))[0] - 2 - seen)
    await expect.poll(goneBy).toBeLessThanOrEqual(2)
    await goes('PageUp', '2 1 DIV')

    for (const key of ['Enter', 'F2']) {
      await goes(`Home ArrowRight ArrowRight ArrowRight ArrowRight ${key}`, '2 5 A')
      await goes('Escape', '2 5 DIV')
    }
  })

  test('keys select rows, draw a range and copy it', async ({ page }) => {
    const { press, start } = keysOf(page)
    const { rows, grid } = gridNamed(page, 'Holdings')
    const bulk = page.getByRole('group', { name: 'Selected rows' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    /** Returns the number of copied lines and columns, including the headings. */
    const copied = async () => {
      // The message about the last copy may still be there.
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await press('Control+c')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
      const text = await page.evaluate(() => navigator.clipboard.readText())
      const lines = text.split(/\r?\n/)
      return [lines.length, lines[0]?.split('\t').length]
    }

    await start()
    await press('ArrowDown Space')
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
    await press('Space')
    await expect(rows.first()).toHaveAttribute('aria-selected', 'false')
    await press('Space ArrowDown ArrowDown Shift+Space')
    await expect(bulk).toContainText('3 selected')
    await press('Control+a')
    await expect(bulk).toContainText(/All \d+ rows that match are selected/)
    // On the box of all rows: none, all, none.
    await press('Control+Home ArrowUp Enter')
    await expect(bulk).toHaveCount(0)
    await press('Space')
    await expect(bulk).toContainText(/All \d+ rows/)
    await press('Enter')
    await expect(bulk).toHaveCount(0)

    await press('Control+Home ArrowRight')
    const name = await rows.first().getByRole('rowheader').textContent()
    await copied()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name)
    await press('Shift+ArrowRight Shift+ArrowDown')
    expect(await copied()).toEqual([3, 2])
    await press('Shift+ArrowLeft Shift+ArrowUp Shift+ArrowDown')
    expect((await copied())[0]).toBe(3)
    await press('Control+Home ArrowRight Shift+End')
    expect(await copied()).toEqual([2, 8])
    await press('Control+Home ArrowRight ArrowRight ArrowRight Shift+Home')
    expect(await copied()).toEqual([2, 3])
    await press('Control+Home ArrowRight Shift+PageDown')
    const [page1 = 0] = await copied()
    expect(page1).toBeGreaterThan(5)
    await press('Shift+PageUp')
    expect((await copied())[0]).toBeLessThan(page1)
    await expect(grid.locator(':focus')).toHaveText(name ?? '')
  })

  test('keys sort, resize, move and open the menu of a heading', async ({ page }) => {
    const { press, start, goes } = keysOf(page)
    const { heading } = gridNamed(page, 'Holdings')
    const [units, value] = [heading('Total Units'), heading('Total Value')]
    await start()
    await goes('ArrowRight ArrowRight ArrowRight ArrowRight', '1 5 DIV')
    for (const [key, sorted] of [
      ['Enter', 'ascending'],
      ['Space', 'descending'],
      ['Enter', 'none'],
      ['Enter', 'ascending'],
    ] as const) {
      await press(key)
      await expect(units).toHaveAttribute('aria-sort', sorted)
    }
    await press('ArrowRight ArrowRight ArrowRight Shift+Enter')
    await expect(value).toHaveAttribute('aria-sort', 'ascending')
    await press('Shift+Space')
    await expect(value).toHaveAttribute('aria-sort', 'descending')
    await expect(units).toHaveAttribute('aria-sort', 'ascending')

    const width = async () => Math.round((await value.boundingBox())?.width ?? 0)
    const before = await width()
    await press('Shift+ArrowRight')
    await expect.poll(width).toBe(before + 10)
    await press('Shift+ArrowLeft Shift+ArrowLeft')
    await expect.poll(width).toBe(before - 10)
    await goes('Control+ArrowLeft', '1 7 DIV')
    await goes('Control+ArrowRight', '1 8 DIV')
    await press('Alt+ArrowDown')
    await expect(page.getByRole('menu', { name: 'Total Value' })).toBeVisible()
    await goes('Escape', '1 8 DIV')
  })

  test('keys go through the row of filters', async ({ page }) => {
    const { goes } = keysOf(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByLabel('Filter Security Name')).toBeVisible()
    await keysOf(page).start()
    await goes('ArrowRight ArrowRight ArrowRight ArrowDown', '2 4 DIV')
    for (const key of ['Enter', 'F2']) {
      await goes(key, '2 4 INPUT')
      await goes('Tab', '2 5 INPUT')
      await goes('Shift+Tab', '2 4 INPUT')
      await goes('Escape', '2 4 DIV')
    }
  })
})

test('a range is drawn further than is seen, and the rows come along', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto('/holdings')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { grid, rows, cellOf } = gridNamed(page, 'Holdings')
  await expect(rows.first()).toBeVisible()
  await grid.evaluate((each) => each.scrollIntoView({ block: 'start' }))
  const from = await (await cellOf(rows.nth(1), 'Security Name')).boundingBox()
  const box = await grid.boundingBox()
  const seen = Math.ceil((box?.height ?? 0) / 36)
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) + 60, { steps: 5 })
  await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(400)
  await page.mouse.up()
  const stopped = await grid.evaluate(({ scrollTop }) => scrollTop)
  await page.keyboard.press('Control+c')

  const text = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(async () => (await text()).split(/\r?\n/).length).toBeGreaterThan(seen)
  expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBe(stopped)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a range is copied in the number format of the reader’s spreadsheet', async ({ page }) => {
    await startSession(page, 'issuer@capstan.test')
    await page.goto('/holdings')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('rowheader').first().click()
    const { press } = keysOf(page)
    await press('End Shift+Home Control+c')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\t[\d,]+\t\d+,\d+\t[\d,]+\t[\d,]+\t\d\d\.\d\d\.\d{4}$/)
  })
})

test('keys open and close the groups of a portfolio, and take all its cells', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/portfolio')
  const grid = page.getByRole('treegrid', { name: 'Investments by asset' })
  const group = grid.getByRole('row', { name: /^.*Halden Biologics Preferred/ }).first()
  await group.getByRole('rowheader').click()
  const { press } = keysOf(page)
  await press('ArrowRight')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await press('ArrowDown')
  await expect(grid.locator('[role=row][aria-level="2"]').first().locator(':focus')).toHaveCount(1)
  await press('ArrowLeft')
  await expect(group.locator(':focus')).toHaveCount(1)
  await press('ArrowLeft')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await press('Space')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await press('Space')
  await expect(group).toHaveAttribute('aria-expanded', 'false')

  // No row can be selected here: all cells are.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press('Control+a Control+c')
  await expect(page.getByText('Copied!', { exact: true }).first()).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split(/\r?\n/)[0]).toMatch(/^Asset\tIssuer\tRound/)
  // Closed groups are their lines: 4,000 + 2,000 + 1,600.
  expect(text.split(/\r?\n/)).toHaveLength(1 + 5)
  expect(text).toMatch(/\nHalden Biologics Preferred\t.*\t7600\t/)
  await press('Control+Home Control+c')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Cinder Peak Senior Notes')
})

/** Presses keys, one after the other, and returns the place they lead to: the line, the column, and the focused element in it. */
function keysOf(page: Page) {
  const press = async (keys: string) => {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
  }
  const place = () =>
    page.evaluate(() => {
      const line = document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')
      const column = document.activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex')
      return `${line} ${column} ${document.activeElement?.tagName}`
    })
  return {
    press,
    goes: async (keys: string, to: string) => {
      await press(keys)
      await expect.poll(place, keys).toBe(to)
    },
    /** The heading of the first column, to which the tab key comes. */
    start: () => page.locator('.capstan-grid [tabindex="0"]').first().focus(),
  }
}

async function lineAndColumn(page: Page): Promise<[number, number]> {
  const [line = 0, column = 0] = await page.evaluate(() =>
    ['[aria-rowindex]', '[aria-colindex]'].map((part) => {
      const found = document.activeElement?.closest(part)
      return Number(found?.getAttribute('aria-rowindex') ?? found?.getAttribute('aria-colindex'))
    }),
  )
  return [line, column]
}
