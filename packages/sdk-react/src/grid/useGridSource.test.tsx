import { createGrid } from '@capstan/sdk-core/grid'
import { holdingColumns, holdingsSource, type HoldingRow } from '@capstan/sdk-core/holdings'
import {
  aHoldingRow,
  fakeServer,
  fixtureIds,
  operations,
  refuse,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnnounceContext } from '../provider/announcements/useAnnounce'
import { useCapstan } from '../provider/useCapstan'
import { renderWithServer } from '../testing/renderWithServer'
import { SnackbarRegion } from '../ui/feedback/SnackbarRegion'
import { DataGrid } from './DataGrid'
import { useGridSource } from './useGridSource'

// The page's own frames stand still once a file before this one has stopped the clock.
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => vi.unstubAllGlobals())

const columns = holdingColumns.map((column) => ({ ...column, header: column.id }))
const preferences = { get: () => undefined, set: () => undefined, remove: () => undefined }
const idOf = ({ id }: HoldingRow) => id

function Holdings({ groupBy }: { groupBy?: string }) {
  const capstan = useCapstan()
  const [list] = useState(() => holdingsSource(capstan))
  const [grid] = useState(() => createGrid({ key: 'test', columns, preferences, initial: { groupBy } }))
  const source = useGridSource({ source: list, grid, columns })
  return (
    <>
      <DataGrid
        aria-label="Holdings"
        grid={grid}
        columns={columns}
        source={source}
        idOf={idOf}
        empty="No Holdings Found"
        fileName="holdings.csv"
      />
      <button onClick={() => source.status === 'ready' && source.more?.load()}>Scroll</button>
      <button onClick={() => grid.setSearch('okafor')}>Search</button>
    </>
  )
}

/** A platform with 120 holdings, or with the given number; its requests fail while `isDown`. */
function aPlatform(total = 120) {
  const server = fakeServer()
  const rows = Array.from({ length: 120 }, (_, at) => aHoldingRow({ id: fixtureIds.nth(100 + at) }))
  const platform = { server, isDown: false, whole: Promise.resolve() }
  const answer = (nodes: HoldingRow[]) =>
    platform.isDown
      ? refuse('internal', 'Not now.')
      : {
          __typename: 'Query',
          allFullHoldings: { __typename: 'FullHoldingsConnection', totalCount: total, nodes },
        }
  server.on(operations.Holdings, ({ first, offset }) =>
    answer(rows.slice(offset ?? 0, (offset ?? 0) + (first ?? 0))),
  )
  server.on(operations.WholeHoldings, async ({ after, first }) => {
    await platform.whole
    return answer(rows.filter(({ id }) => id > after).slice(0, first))
  })
  return platform
}

const show = (server: FakeServer, groupBy?: string) =>
  renderWithServer(
    <SnackbarRegion>
      <Holdings groupBy={groupBy} />
    </SnackbarRegion>,
    server,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const failed = 'Oops, something went wrong. Please try again.'

describe('useGridSource', () => {
  it('asks for a view in the address at once, and for nothing before it', async () => {
    const view = { name: 'Largest', sorts: [{ column: 'totalUnits', direction: 'descending' }] }
    const { href } = window.location
    window.history.replaceState(null, '', `?grid.test=${encodeURIComponent(JSON.stringify(view))}`)
    const { server } = aPlatform()

    show(server)
    await screen.findByText('50 of 120 rows')
    window.history.replaceState(null, '', href)

    const asked = server.requests.filter(({ name }) => name === 'Holdings')
    expect(asked.map(({ variables }) => (variables as { orderBy: string[] }).orderBy)).toEqual([
      ['AMOUNT_DESC'],
    ])
  })

  it('shows a page, the next one, and asks again for one that failed', async () => {
    const platform = aPlatform()
    show(platform.server)
    await screen.findByText('50 of 120 rows')

    await press('Scroll')
    await screen.findByText('100 of 120 rows')
    platform.isDown = true
    await press('Scroll')
    await screen.findByText(failed)
    expect(await screen.findByText('The next rows could not be loaded.')).toBeVisible()
    platform.isDown = false
    await press('Retry')

    // proves GRID-004, GRID-008
    await screen.findByText('120 of 120 rows')
  })

  it('reports a failure of the first page, and requests it again', async () => {
    const platform = aPlatform()
    platform.isDown = true
    show(platform.server)
    await waitFor(() => expect(screen.getAllByText(failed)).not.toHaveLength(0))
    platform.isDown = false
    await press('Retry')

    await screen.findByText('50 of 120 rows')
  })

  it('loads all rows, and reports the progress and the error', async () => {
    const platform = aPlatform()
    show(platform.server, columns[0]?.id)
    await screen.findByText('Only the rows that are loaded are grouped.')
    platform.whole = new Promise(() => undefined)
    await press('Load all')
    await screen.findByText(/Loading all rows: 0 of 120 rows/)
    await press('Cancel')
    // proves GRID-007
    await screen.findByText('Load all')
    expect(screen.queryByText(failed)).toBeNull()

    platform.whole = Promise.resolve()
    platform.isDown = true
    await press('Load all')
    await screen.findByText(failed)
    platform.isDown = false
    await press('Load all')

    await screen.findByText('120 of 120 rows')
    expect(screen.queryByText('Only the rows that are loaded are grouped.')).toBeNull()
  })

  it('announces the number of matching rows once the platform has answered it [WCAG 4.1.3]', async () => {
    const said: string[] = []
    const { server } = aPlatform()
    let answer = () => undefined as void
    server.on(operations.Holdings, async ({ filter }) => {
      const isSearched = JSON.stringify(filter ?? {}).includes('okafor')
      if (isSearched) await new Promise<void>((resolve) => void (answer = resolve))
      return {
        __typename: 'Query',
        allFullHoldings: {
          __typename: 'FullHoldingsConnection',
          totalCount: isSearched ? 1 : 120,
          nodes: Array.from({ length: isSearched ? 1 : 50 }, (_, at) =>
            aHoldingRow({ id: fixtureIds.nth(100 + at) }),
          ),
        },
      }
    })
    renderWithServer(
      <AnnounceContext.Provider value={(text) => void said.push(text)}>
        <Holdings />
      </AnnounceContext.Provider>,
      server,
    )
    await screen.findByText('50 of 120 rows')

    await press('Search')
    await waitFor(() => expect(JSON.stringify(server.requests)).toContain('okafor'))
    expect(said).toEqual([])
    answer()
    await screen.findByText('1 of 1 row')

    await waitFor(() => expect(said).toEqual(['1 row']))
  })

  it('refuses to load more than 50,000 rows, each time it is asked', async () => {
    const { server } = aPlatform(50_001)
    show(server)
    await screen.findByText('50 of 50,001 rows')
    await press('Load all')

    // proves GRID-006
    await screen.findByText('Error: Viewing over 50,000 rows is not supported. Please filter results.')
    expect(server.requests.filter(({ name }) => name === 'WholeHoldings')).toHaveLength(0)
  })
})
