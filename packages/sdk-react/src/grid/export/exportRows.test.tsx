import { CapstanError } from '@capstan/sdk-core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Announcer } from '../../provider/announcements/Announcer'
import { SnackbarRegion } from '../../ui/feedback/SnackbarRegion'
import { renderWithServer } from '../../testing/renderWithServer'
import { DataGrid } from '../DataGrid'
import type { ReadyRows } from '../model/DataGridSource'
import { aGrid, holdingId, someHoldings, storyColumns, type StoryHolding } from '../testing'

const sixty = someHoldings(60)
const files: { name: string; blob: Blob }[] = []

// The page's own frames stand still once a file before this one has stopped the clock.
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1)
    if (file) file.name = this.download
  })
  URL.createObjectURL = (blob) => `blob:${files.push({ name: '', blob: blob as Blob })}`
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  files.splice(0)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Ten of sixty holdings are loaded. */
function show(source: Partial<ReadyRows<StoryHolding>> = {}, grid = aGrid()) {
  renderWithServer(
    <Announcer>
      <SnackbarRegion>
        <DataGrid
          aria-label="Holdings"
          grid={grid}
          columns={storyColumns}
          idOf={holdingId}
          source={{
            status: 'ready',
            rows: sixty.slice(0, 10),
            total: 60,
            isOrdered: true,
            readAll: async () => sixty,
            ...source,
          }}
          empty="No Holdings Found"
          fileName="holdings"
          isSelectable
        />
      </SnackbarRegion>
    </Announcer>,
  )
  return grid
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const linesOf = async ({ blob }: { blob: Blob }) => (await blob.text()).trimEnd().split('\r\n')
const loadedOnly = () => screen.findByRole('checkbox', { name: 'Only the 10 rows that are loaded' })

async function fileAfter(button: string) {
  await press(button)
  await waitFor(() => expect(files).toHaveLength(1))
  return files[0] ?? { name: '', blob: new Blob() }
}

describe('an export of a grid', () => {
  it('is a file of all rows that match, columns and rows in the order in which they are shown', async () => {
    const grid = show()
    grid.setPinned('value', 'start')
    grid.setPinned('email', 'end')
    grid.setSorts([{ column: 'units', direction: 'descending' }])
    await press('View')
    const { name, blob } = await fileAfter('Export CSV')

    expect(name).toBe('holdings.csv')
    const [head, first, ...others] = await linesOf({ blob })
    // As the layout has it, the investor's own side being the start, too.
    expect(head).toBe(
      'Investor,Total Value,Security Name,Status,Total Units,Cost Basis,Issued On,Investor Email',
    )
    expect(others).toHaveLength(59)
    // (at × 7919) mod 80,000 is greatest at 10: 79,190, and one more.
    expect(first).toContain(',79191,')
  })

  it('is a file of the rows that are loaded, where those are asked for', async () => {
    show()
    await press('View')
    await userEvent.click(await loadedOnly())

    expect(await linesOf(await fileAfter('Export CSV'))).toHaveLength(11)
  })

  it('reports its progress, and can be cancelled', async () => {
    show({
      readAll: ({ onProgress, signal }) =>
        new Promise((_, reject) => {
          onProgress?.(30)
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    })
    await press('View')
    await press('Export CSV')
    // Half of the rows are read, which is half of the work.
    await screen.findByText('Exporting, 25 %')
    await press('Cancel export')

    await screen.findByText('The export was cancelled.')
    expect(files).toHaveLength(0)
  })

  it('is refused above 50,000 rows', async () => {
    show({ readAll: () => Promise.reject(new CapstanError('too_many_rows')) })
    await press('View')
    await press('Export CSV')

    // proves GRID-006
    await screen.findByText('Error: Viewing over 50,000 rows is not supported. Please filter results.')
  })

  it('is a printed table of all rows that match, whose groups have names', async () => {
    const paper = vi.fn<(table: HTMLElement) => void>()
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'))
      paper(document.querySelector('table')?.cloneNode(true) as HTMLElement)
      window.dispatchEvent(new Event('afterprint'))
    })
    const grid = show()
    grid.setPinned('value', 'start')
    grid.setGroupBy('tokenized')
    grid.toggleOpen('group:true')
    await press('View')
    await press('Print')
    await waitFor(() => expect(paper).toHaveBeenCalledOnce())

    const table = within(paper.mock.calls[0]?.[0] ?? document.body)
    // Every sixth of sixty is tokenized.
    expect(table.getByRole('rowheader', { name: 'Yes (10 rows)', hidden: true })).toBeDefined()
    expect(table.getByRole('rowheader', { name: 'No (50 rows)', hidden: true })).toBeDefined()
    const heads = table.getAllByRole('columnheader', { hidden: true }).map((each) => each.textContent)
    expect(heads.slice(0, 2)).toEqual(['Investor', 'Total Value'])
    expect(table.getAllByRole('cell', { hidden: true }).length).toBeGreaterThan(10 * 7)
    expect(document.querySelector('table')).toBeNull()
  })
})

describe('a selection', () => {
  it('is described in a sentence', async () => {
    const grid = show()
    const said = () => document.querySelector('[data-announcer="polite"]')?.textContent
    await screen.findByRole('grid')
    grid.toggleSelected('h3')
    await waitFor(() => expect(said()).toBe('Selected: 1 of 60 rows.'))
    grid.selectAll()
    await waitFor(() => expect(said()).toBe('Selected: all 60 rows that match.'))
    grid.clearSelection()

    await waitFor(() => expect(said()).toBe('No row is selected.'))
  })
})
