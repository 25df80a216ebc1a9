import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { DataGrid } from '../DataGrid'
import { aGrid, holdingId, someHoldings, storyColumns } from '../testing'

function show(columns = storyColumns) {
  renderWithServer(
    <DataGrid
      aria-label="Holdings"
      grid={aGrid()}
      columns={columns}
      idOf={holdingId}
      source={{ status: 'ready', rows: someHoldings(3) }}
      empty="No Holdings Found"
      fileName="holdings.csv"
    />,
  )
}

describe('the menu of a column', () => {
  it('goes into the filter of the column, which says when it cannot be read', async () => {
    show()
    await userEvent.click(screen.getByLabelText('Column menu for Total Units'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter by this column' }))

    const filter = await screen.findByLabelText('Filter Total Units')
    expect(filter).toHaveFocus()
    await userEvent.keyboard('> ten')
    expect(filter).toBeInvalid()
    await userEvent.keyboard('{Backspace>3/}10')
    expect(filter).toBeValid()
  })

  it('does not hide the last column', async () => {
    show(storyColumns.slice(0, 1))
    await userEvent.click(screen.getByLabelText('Column menu for Investor'))
    await screen.findByRole('menuitem', { name: 'Sort ascending' })

    expect(screen.queryByRole('menuitem', { name: 'Hide column' })).toBeNull()
  })
})
