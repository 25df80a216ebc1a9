import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { DataGrid } from '../DataGrid'
import { aGrid, holdingId, someHoldings, storyColumns } from '../testing'

function show(columns = storyColumns) {
  const grid = aGrid()
  renderWithServer(
    <CapstanRoot>
      <DataGrid
        aria-label="Holdings"
        grid={grid}
        columns={columns}
        idOf={holdingId}
        source={{ status: 'ready', rows: someHoldings(3) }}
        empty="No Holdings Found"
        fileName="holdings.csv"
      />
    </CapstanRoot>,
  )
  return grid
}

describe('the menu of a column', () => {
  it('sets the filter of the column, which marks an unreadable text', async () => {
    show()
    await userEvent.click(screen.getByLabelText('Column menu for Total Units'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter by this column' }))

    const filter = await screen.findByLabelText('Filter Total Units')
    await waitFor(() => expect(filter).toHaveFocus())
    await userEvent.keyboard('> ten')
    expect(filter).toBeInvalid()
    await userEvent.keyboard('{Backspace>3/}10')
    expect(filter).toBeValid()
  })

  it('makes the column wider and narrower on a press, and announces its width [WCAG 2.5.7]', async () => {
    show()
    const press = async (name: string) => {
      await userEvent.click(screen.getByLabelText('Column menu for Total Units'))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    const said = async () => {
      const text = (await screen.findByText(/^Total Units is \d+ pixels wide\.$/)).textContent
      return Number(/\d+/.exec(text)?.[0])
    }

    await press('Wider')
    const wide = await said()
    await press('Wider')
    await waitFor(async () => expect(await said()).toBe(wide + 40))
    await press('Narrower')

    await waitFor(async () => expect(await said()).toBe(wide))
  })

  it('moves the column at a press [WCAG 2.5.7]', async () => {
    show()
    const place = () =>
      screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent?.includes('Total Units'))
    const before = place()

    await userEvent.click(screen.getByLabelText('Column menu for Total Units'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move towards the start' }))

    await waitFor(() => expect(place()).toBe(before - 1))
  })

  it('sorts by several columns at a press, turns one of them round, and leaves the others', async () => {
    const grid = show()
    const press = async (column: string, name: string) => {
      await userEvent.click(screen.getByLabelText(`Column menu for ${column}`))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    const sorts = () => grid.store.getState().sorts.map(({ column, direction }) => `${column} ${direction}`)

    await press('Total Units', 'Sort descending')
    await press('Status', 'Also sort by this')
    expect(sorts()).toEqual(['units descending', 'status ascending'])
    await press('Total Units', 'Sort ascending')
    expect(sorts()).toEqual(['units ascending', 'status ascending'])
    await press('Total Units', 'Clear sort')
    expect(sorts()).toEqual(['status ascending'])
    await press('Total Units', 'Sort ascending')
    expect(sorts()).toEqual(['units ascending'])
  })

  it('takes rows apart whose column is not shown any more', async () => {
    const grid = show()
    act(() => {
      grid.setGroupBy('security')
      grid.setVisible('security', false)
    })
    await userEvent.click(await screen.findByLabelText('Column menu for Total Units'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Do not group' }))

    expect(grid.store.getState().groupBy).toBeUndefined()
  })

  it('does not hide the last column', async () => {
    show(storyColumns.slice(0, 1))
    await userEvent.click(screen.getByLabelText('Column menu for Investor'))
    await screen.findByRole('menuitem', { name: 'Sort ascending' })

    expect(screen.queryByRole('menuitem', { name: 'Hide column' })).toBeNull()
  })
})
