import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../ui/actions/Button'
import { DataGrid, type DataGridProps } from './DataGrid'
import { aGrid, holdingId, someHoldings, storyColumns, type StoryHolding } from './testing'

type HoldingsProps = Partial<DataGridProps<StoryHolding>> & { initial?: Parameters<typeof aGrid>[0] }

const sixty = someHoldings(60)
const many = someHoldings(50_000)

/** A grid of holdings. */
function Holdings({ initial, ...props }: HoldingsProps) {
  const [grid] = useState(() => aGrid(initial))
  return (
    <DataGrid
      aria-label="Holdings"
      grid={grid}
      columns={storyColumns}
      idOf={holdingId}
      source={{ status: 'ready', rows: sixty }}
      empty="No Holdings Found"
      fileName="holdings_2026_11_23.csv"
      {...props}
    />
  )
}

const meta = { title: 'Grid/DataGrid', component: Holdings } satisfies Meta<typeof Holdings>
export default meta

type Story = StoryObj<typeof meta>

/** Returns the focused line among all lines, its column, and the element that has focus. */
function place() {
  const { activeElement } = document
  const line = activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')
  const column = activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex')
  return `${line} ${column} ${activeElement?.tagName}`
}

/** Every key of `docs/reference/grid-keyboard.md` that goes somewhere, one after the other. */
export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Holdings' })
    await expect(grid).toHaveAttribute('aria-rowcount', '62')
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Maren Okafor' })).toBeVisible())
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const goes = async (keys: string, to: string) => {
      await userEvent.keyboard(keys)
      await expect(`${keys} ${place()}`).toBe(`${keys} ${to}`)
    }

    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    await goes('{ArrowDown}', '2 1 DIV')
    await goes('{ArrowRight}{ArrowRight}{ArrowLeft}', '2 2 DIV')
    await goes('{End}', '2 8 DIV')
    await goes('{Home}', '2 1 DIV')
    await goes('{Control>}{End}{/Control}', '61 8 DIV')
    await goes('{ArrowDown}', '62 8 DIV')
    await goes('{Control>}{Home}{/Control}', '2 1 DIV')
    await goes('{PageDown}{PageUp}', '2 1 DIV')
    await goes('{ArrowRight>4/}{Enter}', '2 5 A')
    await goes('{Escape}', '2 5 DIV')
    await goes('{F2}', '2 5 A')
    await goes('{Escape}{ArrowUp}', '1 5 DIV')

    const heading = canvas.getByRole('columnheader', { name: 'Total Units' })
    await expect(heading).toHaveAttribute('aria-sort', 'none')
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard(' ')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'none')
    const { offsetWidth } = heading
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(heading.offsetWidth).toBe(offsetWidth + 10)
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}')
    await expect(place()).toBe('1 4 DIV')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await within(document.body).findByRole('menu', { name: 'Total Units' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(place()).toBe('1 4 DIV'))
  },
}

const scrolled = aGrid()

/** Focus stays with its row however far it is scrolled away, and the next key starts from there. */
export const FiftyThousandRows: Story = {
  args: { grid: scrolled, source: { status: 'ready', rows: many } },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '50002')
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Maren Okafor' })).toBeVisible())
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Maren Okafor' }))
    const focused = document.activeElement

    grid.scrollTop = 20_000
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Quillan Estate' })).toBeNull())
    await expect(document.activeElement).toBe(focused)
    await expect(grid.querySelectorAll('*').length).toBeLessThan(450)
    await userEvent.keyboard('{ArrowDown}')

    await expect(document.activeElement).toHaveTextContent('Hideo Tanaka IRA')
    scrolled.sortBy('value')
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Total Value' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    )
    // The heading is marked at once, and the rows are sorted after it.
    await waitFor(() => expect(Number(place().split(' ')[0])).toBeGreaterThan(1000))
    await expect(document.activeElement).toHaveTextContent('Hideo Tanaka IRA')
  },
}

/** A figure shows all its digits, and a text its full length, while it has focus or a mouse is over it. */
export const SaidInFull: Story = {
  play: async ({ canvas, userEvent }) => {
    const [figure] = await canvas.findAllByRole('gridcell', { name: '$11.75' })
    const [text] = canvas.getAllByRole('rowheader')
    if (!figure || !text) return
    await userEvent.hover(figure)
    await expect(figure).toHaveAttribute('title', 'Full value: 11.75')
    await userEvent.click(text)
    await userEvent.keyboard('{ArrowDown}')

    await expect(figure).not.toHaveAttribute('title')
    await expect(document.activeElement).toHaveAttribute('title', document.activeElement?.textContent)
  },
}

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await userEvent.type(await canvas.findByLabelText('Filter Total Units'), '≥ 70,000')
    await userEvent.selectOptions(canvas.getByLabelText('Filter Status'), 'open')

    await waitFor(() =>
      expect(canvas.getByText(/Total Units: At least 70,000/)).toHaveTextContent('Status: Is one of open'),
    )
    // Of 60 holdings seven have so many units, and two of those are open; two lines stand above them, one below.
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5'))
  },
}

/** All that match are selected, also those that are not loaded; and one of them not. */
export const Selected: Story = {
  args: {
    isSelectable: true,
    bulkActions: <Button dense>Update status</Button>,
    source: { status: 'ready', rows: sixty, total: 412, isOrdered: true },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Maren Okafor' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(await canvas.findByText('3 selected')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(await canvas.findByText('All 412 rows that match are selected.')).toBeVisible()
    await userEvent.keyboard(' ')

    await expect(await canvas.findByText('411 selected')).toBeVisible()
  },
}

export const Grouped: Story = {
  args: { initial: { groupBy: 'security' } },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('rowheader', { name: /Series B Preferred/ })
    await userEvent.click(group)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('Northgate Employees’ Pension')
    await userEvent.keyboard('{ArrowLeft}')

    await expect(document.activeElement).toBe(group)
    await expect(group.closest('[role=row]')).toHaveAttribute('aria-expanded', 'true')
  },
}

export const WithPanels: Story = {
  args: { detail: (row) => <p style={{ margin: 16 }}>{row.email}</p> },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('rowheader', { name: /Maren Okafor/ })
    if (row) await userEvent.click(row)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('investor7@example.com')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(document.activeElement).toHaveTextContent('Maren Okafor')
    await waitFor(() => expect(canvas.queryByText('investor7@example.com', { selector: 'p' })).toBeNull())
  },
}

/** A panel that has yet to be measured: the browser has not said how high it is. */
export const UnmeasuredPanel: Story = {
  args: WithPanels.args,
  beforeEach: () => {
    const { ResizeObserver: measuring } = window
    window.ResizeObserver = class extends measuring {
      override observe(...about: Parameters<ResizeObserver['observe']>) {
        if (!about[0].closest('.capstan-grid-panel')) super.observe(...about)
      }
    }
    return () => {
      window.ResizeObserver = measuring
    }
  },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('rowheader', { name: /Maren Okafor/ })
    if (row) await userEvent.click(row)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const panel = await canvas.findByText('investor7@example.com', { selector: 'p' })
    await expect(panel.closest<HTMLElement>('[role=row]')?.offsetHeight).toBe(212)
  },
}

const grouped = storyColumns.map((column) => ({
  ...column,
  group: column.kind === 'number' ? 'Figures' : undefined,
  side: column.id === 'issuedOn' ? ('end' as const) : column.side,
}))

/** Columns stay at both sides, and some have a heading in common. */
export const PinnedAtBothSides: Story = { args: { columns: grouped }, globals: { width: '960' } }

export const Empty: Story = { args: { source: { status: 'ready', rows: [] } } }

export const NothingMatches: Story = { args: { initial: { search: 'unknown' } } }

export const Loading: Story = { args: { source: { status: 'loading' } } }

export const Failed: Story = {
  args: { source: { status: 'error', error: new Error('offline'), retry: () => undefined } },
}

const page = { status: 'ready' as const, rows: sixty.slice(0, 10), total: 412, isOrdered: true }

export const NextPageLoads: Story = {
  args: { source: { ...page, more: { status: 'loading', load: () => undefined } } },
}

export const NextPageFailed: Story = {
  args: { source: { ...page, more: { status: 'error', load: () => undefined } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The next rows could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Rows are cards. Keys go through one in the order in which it is read; a menu sorts them, and a press shows more of them. */
export const Cards: Story = {
  globals: { width: '375' },
  args: { isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('data-cards'))
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Kestrel Family Office, LP' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveTextContent('closed')
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveTextContent('investor1@example.com')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(document.activeElement).toHaveTextContent('investor2@example.com')
    await expect(await canvas.findByText('1 selected')).toBeVisible()

    // Above the first card there are no headings to move to.
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
    await expect(document.activeElement).toHaveAttribute('data-as', 'box')
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Issued On, descending' }))
    // December 24th, the last day of all.
    await waitFor(() =>
      expect(grid.querySelector('[aria-rowindex="1"]')).toHaveTextContent('Hideo Tanaka IRA 2'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sort: Issued On, descending' })).toHaveFocus(),
    )

    const cards = () => grid.querySelectorAll('.capstan-grid-body > [role="row"]').length
    await expect(cards()).toBe(50)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60' }))
    await waitFor(() => expect(cards()).toBe(60))
    await waitFor(() => expect(grid.scrollHeight).toBe(grid.clientHeight))

    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await waitFor(() => expect(grid).not.toHaveAttribute('data-cards'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show as cards' }))
    await waitFor(() => expect(grid).toHaveAttribute('data-cards'))
  },
}

export const GroupedCards: Story = { ...Grouped, tags: ['variant'], globals: { width: '375' } }

export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } }

/** In a page that is read from the right, the arrow keys move the other way. */
export const FromTheRight: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Maren Okafor' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(place()).toBe('9 2 DIV')
  },
}
