import { viewToLink } from '@capstan/sdk-core/grid'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SnackbarRegion } from '../../ui/feedback/SnackbarRegion'
import { renderWithServer } from '../../testing/renderWithServer'
import { DataGrid } from '../DataGrid'
import { aGrid, holdingId, someHoldings, storyColumns } from '../testing'

afterEach(() => window.history.replaceState(null, '', '/'))

function show(grid = aGrid()) {
  renderWithServer(
    <SnackbarRegion>
      <DataGrid
        aria-label="Holdings"
        grid={grid}
        columns={storyColumns}
        idOf={holdingId}
        source={{ status: 'ready', rows: someHoldings(60) }}
        empty="No Holdings Found"
        fileName="holdings"
      />
    </SnackbarRegion>,
  )
  return grid
}

describe('a link to a view', () => {
  it('shows the same view as to its author', async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, '', '/holdings?tab=2')
    const written = aGrid({
      filters: [{ column: 'status', operator: 'in', values: ['open'] }],
      sorts: [{ column: 'units', direction: 'descending' }],
    })
    show(written)
    await user.click(screen.getByRole('button', { name: 'View' }))
    await user.click(await screen.findByRole('button', { name: 'Copy a link to this view' }))
    await screen.findByText('Copied!')
    const link = new URL(await navigator.clipboard.readText())
    expect(link.pathname + link.searchParams.get('tab')).toBe('/holdings2')

    window.history.replaceState(null, '', link.pathname + link.search)
    const { store } = show()
    await waitFor(() => expect(store.getState()).toMatchObject(written.currentView()))
  })

  it('ignores a text that is not a view', async () => {
    const link = {
      ...aGrid().currentView(),
      sorts: [{ column: 'no such', direction: 'descending' as const }],
    }
    window.history.replaceState(null, '', `/?grid.story=${encodeURIComponent(viewToLink(link))}`)
    const { store } = show()
    await screen.findByRole('grid')

    expect(store.getState().sorts).toEqual([])
  })
})
