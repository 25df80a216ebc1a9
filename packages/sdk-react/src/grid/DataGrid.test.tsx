import type { Grid } from '@capstan/sdk-core/grid'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CapstanRoot } from '../provider/CapstanRoot'
import { renderWithServer } from '../testing/renderWithServer'
import { DataGrid } from './DataGrid'
import type { DataColumn } from './model/DataColumn'
import type { ReadyRows } from './model/DataGridSource'
import { aGrid, holdingId, someHoldings, storyColumns, type StoryHolding } from './testing'

function show(source: Partial<ReadyRows<StoryHolding>> = {}, columns = storyColumns) {
  const grid = aGrid()
  const { container } = renderWithServer(
    <CapstanRoot>
      <Holdings grid={grid} source={source} columns={columns} />
    </CapstanRoot>,
  )
  return { grid, container }
}

interface HoldingsProps {
  grid: Grid
  source: Partial<ReadyRows<StoryHolding>>
  columns: readonly DataColumn<StoryHolding>[]
}

/** A grid of three holdings. */
function Holdings({ grid, source, columns }: HoldingsProps) {
  const [isLoading, setLoading] = useState(false)
  const [rows, setRows] = useState(three)
  answer = setRows
  const loadAll = { isLoading, start: () => setLoading(true), cancel: () => setLoading(false) }
  return (
    <DataGrid
      aria-label="Holdings"
      grid={grid}
      columns={columns}
      idOf={holdingId}
      source={{ status: 'ready', rows, loadAll, ...source }}
      empty="No Holdings Found"
      fileName="holdings.csv"
      isSelectable
    />
  )
}

const three = someHoldings(3)
/** Shows other rows. */
let answer: (rows: StoryHolding[]) => void = () => undefined
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Returns the text that is copied from the focused cell. */
function copied(): string | undefined {
  const taken: Record<string, string> = {}
  const clipboardData = { setData: (type: string, text: string) => void (taken[type] = text) }
  if (document.activeElement) fireEvent.copy(document.activeElement, { clipboardData })
  return taken['text/plain']
}

describe('DataGrid', () => {
  it('is one stop of the tab key, also when the column with focus is hidden', async () => {
    const { grid, container } = show()
    await userEvent.click(await screen.findByRole('gridcell', { name: 'investor1@example.com' }))
    act(() => grid.setVisible('email', false))

    const stops = container.querySelectorAll('[role] [aria-colindex][tabindex="0"]')
    expect([...stops].map((cell) => cell.closest<HTMLElement>('[data-line]')?.dataset.line)).toEqual(['h1'])
  })

  it('hides a column without a value and names it, until its reader asks for it or a row has one', async () => {
    const optional = storyColumns.map((column) =>
      column.id === 'email' ? { ...column, isHiddenWhenEmpty: true } : column,
    )
    show({}, optional)
    const heading = () => screen.queryByRole('columnheader', { name: 'Investor Email' })
    const hidden = /^Hidden, because no row has a value: Investor Email$/
    expect(await screen.findByRole('columnheader', { name: 'Investor Email' })).toBeVisible()
    expect(screen.queryByText(hidden)).toBeNull()
    const without = three.map((row) => ({ ...row, email: '' }))
    act(() => answer(without))
    // A column that had a value stays.
    expect(heading()).toBeVisible()
    cleanup()

    const { grid } = show({ rows: without }, optional)
    expect(await screen.findByText(hidden)).toBeVisible()
    expect(heading()).toBeNull()
    act(() => grid.setVisible('email', true))
    expect(heading()).toBeVisible()
    expect(screen.queryByText(hidden)).toBeNull()
  })

  it('copies a total of the footer, and a heading', async () => {
    show()
    // 1 + 7,920 + 15,839
    await userEvent.click(await screen.findByRole('gridcell', { name: '23,760' }))
    expect(copied()).toBe('23,760')

    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}')
    expect(copied()).toBe('Investor')
  })

  it('flashes a row in which something else is shown, and none that came once more', async () => {
    const { container } = show()
    await screen.findByRole('gridcell', { name: 'investor1@example.com' })
    const flashing = () =>
      [...container.querySelectorAll<HTMLElement>('[data-flash]')].map((row) => row.dataset.line)

    act(() => answer(three.map((row) => ({ ...row }))))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(flashing()).toEqual([])

    act(() => answer(three.map((row) => (row.id === 'h1' ? { ...row, units: '5' } : { ...row }))))
    await waitFor(() => expect(flashing()).toEqual(['h1']))
  })

  it('does not announce that all are selected when other rows match', async () => {
    const { grid } = show()
    act(() => grid.toggleSelected('h1'))
    act(() => grid.setSearch('abernathy'))
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' })
    expect(screen.getByText('1 of 1 row, 1 selected')).toBeVisible()
    expect([all.checked, all.indeterminate]).toEqual([false, true])

    act(() => grid.toggleSelected('h1'))
    act(() => grid.toggleSelected('h2'))
    expect([all.checked, all.indeterminate]).toEqual([true, false])
  })

  it('moves focus to the line that takes the place of a removed row, and leaves it where it went meanwhile', async () => {
    show()
    await userEvent.click(await screen.findByRole('gridcell', { name: 'investor1@example.com' }))
    act(() => answer(three.filter(({ id }) => id !== 'h1')))
    await waitFor(() => expect(screen.getByRole('gridcell', { name: 'investor2@example.com' })).toHaveFocus())

    const search = screen.getByRole('searchbox', { name: 'Search' })
    act(() => search.focus())
    act(() => answer(three.slice(0, 1)))
    await act(async () => undefined)
    expect(search).toHaveFocus()
  })

  it('keeps focus when the pressed control is removed [WCAG 2.4.3]', async () => {
    const { grid } = show()
    act(() => grid.toggleSelected('h1'))
    await press('Select all 3 that match')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus())
    await press('Clear')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'))

    act(() => grid.setFilter('status', { column: 'status', operator: 'in', values: ['open'] }))
    await press('Clear filters')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a filter' })).toHaveFocus())
  })

  it('starts and stops to load all rows with one button, which keeps focus [WCAG 2.4.3]', async () => {
    show({ total: 10, isOrdered: true })
    await press('Load all')
    expect(await screen.findByText(/Loading all rows: 0 of 10 rows/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await press('Cancel')

    await waitFor(() => expect(screen.getByRole('button', { name: 'Load all' })).toHaveFocus())
  })

  it('takes the layout back until nothing is left to take back, and keeps focus', async () => {
    const { grid } = show()
    act(() => grid.setVisible('email', false))
    await press('View')
    await press('Undo the last change of layout')
    const undo = screen.getByRole('button', { name: 'Undo the last change of layout' })
    expect([grid.store.getState().pastLayouts.length, undo.ariaDisabled]).toEqual([0, 'true'])
    expect(undo).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(undo).not.toBeInTheDocument())
  })

  it('saves a view with Enter, and sends no form around it', async () => {
    const { grid } = show()
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    await userEvent.type(await screen.findByLabelText('Name of the view'), ' Largest first {Enter}{Enter}')

    expect(grid.store.getState().savedViews.map(({ name }) => name)).toEqual(['Largest first'])

    await userEvent.keyboard('Mine')
    await press('Save view')
    expect(screen.getByLabelText('Name of the view')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Name of the view')).toBeNull())
  })
})
