import { describe, expect, it } from 'vitest'
import { createPreferences } from '../../preferences/createPreferences'
import { aStorage } from '../../testing/aStorage'
import { arrangeColumns } from '../arrangeColumns'
import { createGridEngine } from '../engine/createGridEngine'
import { aHolding, holdingColumns, type Holding } from '../testing'
import { createGrid } from './createGrid'
import { isSelected, selectedCount, selectionFilter } from './isSelected'
import { rangeText } from './rangeText'
import { viewFromLink, viewToLink } from './viewLink'

const rows = ['a', 'b', 'c', 'd'].map((id) => aHolding({ id, investor: id === 'b' ? '=1+1' : `Name\t${id}` }))
const engine = createGridEngine<Holding>({ columns: holdingColumns, idOf: ({ id }) => id })
const view = engine.view({ rows })
const aGrid = (preferences = createPreferences(aStorage())) =>
  createGrid({ key: 'holdings', columns: holdingColumns, preferences })
const state = (grid: ReturnType<typeof aGrid>) => grid.store.getState()
const shown = (grid: ReturnType<typeof aGrid>) =>
  arrangeColumns(holdingColumns, state(grid).layout).map(({ column }) => column.id)

describe('createGrid', () => {
  it('sorts by a header: ascending, descending, not; with Shift by several', () => {
    const grid = aGrid()
    grid.sortBy('units')
    grid.sortBy('investor', true)
    grid.sortBy('units', true)

    expect(state(grid).sorts).toEqual([
      { column: 'units', direction: 'descending' },
      { column: 'investor', direction: 'ascending' },
    ])

    grid.sortBy('units', true)
    expect(state(grid).sorts).toEqual([{ column: 'investor', direction: 'ascending' }])

    grid.sortBy('units')
    // proves GRID-001
    expect(state(grid).sorts).toEqual([{ column: 'units', direction: 'ascending' }])
  })

  it('announces a change, with the number of matching rows once it is known', () => {
    const grid = aGrid()
    grid.setFilter('units', { column: 'units', operator: 'lessThan', value: '5' })
    grid.settle(12)
    grid.settle(13)

    expect(state(grid).announcement).toEqual({ kind: 'filtered', count: 12 })
  })

  it('has one filter a column, put in the place of the last one', () => {
    const grid = aGrid()
    grid.setFilter('units', { column: 'units', operator: 'lessThan', value: '5' })
    grid.setFilter('status', { column: 'status', operator: 'in', values: ['open'] })
    grid.setFilter('units', { column: 'units', operator: 'isEmpty' })

    expect(state(grid).filters.map(({ column, operator }) => [column, operator])).toEqual([
      ['status', 'in'],
      ['units', 'isEmpty'],
    ])
  })

  it('stores the reader’s layout under its key, and undoes it step by step', () => {
    const storage = aStorage()
    const grid = aGrid(createPreferences(storage))
    grid.setDensity('comfortable')
    grid.setWidth('units', 120.4)
    grid.setVisible('status', false)
    grid.setPinned('isTokenized', 'start')
    grid.moveColumn('investor', 1)

    const reopened = aGrid(createPreferences(storage))
    expect(state(reopened).layout).toEqual(state(grid).layout)
    expect(state(reopened).layout).toMatchObject({ density: 'comfortable', widths: { units: 120 } })
    expect(shown(reopened)).toEqual(['isTokenized', 'units', 'investor', 'issuedOn'])

    grid.undoLayout()
    expect(shown(grid)).toEqual(['isTokenized', 'investor', 'units', 'issuedOn'])
    grid.undoLayout()
    grid.undoLayout()
    expect(shown(grid)).toEqual(['investor', 'units', 'issuedOn', 'isTokenized', 'status'])
    expect(shown(aGrid(createPreferences(storage)))).toEqual(shown(grid))

    grid.resetLayout()
    expect(state(grid).layout.density).toBe('compact')
    grid.undoLayout()
    // proves GRID-016, GRID-017, GRID-018, GRID-019
    expect(state(grid).layout.density).toBe('comfortable')
  })

  it('takes nothing back that another tab arranged or saved meanwhile', () => {
    const storage = aStorage()
    const [here, there] = [aGrid(createPreferences(storage)), aGrid(createPreferences(storage))]
    there.setVisible('status', false)
    there.setWidth('units', 200)
    there.saveView('Theirs')
    here.setVisible('issuedOn', false)
    here.setDensity('standard')
    here.saveView('Ours')

    const { layout, savedViews } = state(aGrid(createPreferences(storage)))
    expect(layout).toMatchObject({
      density: 'standard',
      widths: { units: 200 },
      visibility: { status: false, issuedOn: false },
    })
    expect(savedViews.map(({ name }) => name)).toEqual(['Theirs', 'Ours'])

    here.undoLayout()
    here.undoLayout()
    here.removeView('Ours')
    const left = state(aGrid(createPreferences(storage)))
    expect(left.layout).toMatchObject({ density: 'compact', visibility: { status: false } })
    expect(left.layout.visibility).not.toHaveProperty('issuedOn')
    expect(left.savedViews.map(({ name }) => name)).toEqual(['Theirs'])
  })

  it('shows the row of filters where it was shown last, or where there are filters at first', () => {
    const storage = aStorage()
    const preferences = createPreferences(storage)
    const filtered = { filters: [{ column: 'status', operator: 'in' as const, values: ['open'] }] }
    const isShown = (initial = {}) =>
      state(
        createGrid({
          key: 'holdings',
          columns: holdingColumns,
          preferences: createPreferences(storage),
          initial,
        }),
      ).hasFilterLine
    expect([isShown(), isShown(filtered)]).toEqual([false, true])

    aGrid(preferences).showFilterLine(true)
    expect(isShown()).toBe(true)
    aGrid(preferences).showFilterLine(false)
    expect([isShown(), isShown(filtered)]).toEqual([false, false])

    preferences.set('grid.holdings.filters', 'nonsense')
    expect(isShown()).toBe(false)
  })

  it('stores nothing of a view that is only previewed, also after changes', () => {
    const storage = aStorage()
    const grid = aGrid(createPreferences(storage))
    grid.setWidth('units', 120)
    const { layout } = grid.currentView()
    grid.showView({ ...grid.currentView(), layout: { ...layout, visibility: { units: false } } })
    grid.setDensity('standard')

    expect(state(aGrid(createPreferences(storage))).layout).toEqual({ ...layout, density: 'standard' })
  })

  it('moves a column over hidden ones, to the very end, and no further', () => {
    const grid = aGrid()
    grid.setVisible('issuedOn', false)
    grid.moveColumn('units', 1)
    expect(shown(grid)).toEqual(['investor', 'isTokenized', 'units', 'status'])

    grid.moveColumn('units', 5)
    expect(shown(grid)).toEqual(['investor', 'isTokenized', 'status', 'units'])

    grid.moveColumn('units', -9)
    expect(shown(grid)).toEqual(['units', 'investor', 'isTokenized', 'status'])

    grid.placeColumn('status', 'investor')
    expect(shown(grid)).toEqual(['units', 'status', 'investor', 'isTokenized'])
  })

  it('moves a column among those at its side, its author’s side too', () => {
    const columns = holdingColumns.map((column) =>
      column.id === 'investor' ? { ...column, side: 'start' as const } : column,
    )
    const grid = createGrid({ key: 'sides', columns, preferences: createPreferences(aStorage()) })
    grid.moveColumn('investor', 1)
    grid.moveColumn('units', -1)

    expect(state(grid).layout.order).toEqual([])
  })

  it('selects rows, those from the last one to another, and all but a few', () => {
    const grid = aGrid()
    grid.toggleSelected('d')
    grid.selectTo('b', view)
    expect(selectedCount(state(grid).selection, 900)).toBe(3)
    expect(selectionFilter(state(grid).selection)).toEqual({ id: { in: ['d', 'b', 'c'] } })

    grid.selectAll()
    grid.toggleSelected('c')
    expect(
      ['a', 'c', 'of a page that is not loaded'].map((id) => isSelected(state(grid).selection, id)),
    ).toEqual([true, false, true])
    expect(selectedCount(state(grid).selection, 900)).toBe(899)
    expect(selectionFilter(state(grid).selection, { amount: { greaterThan: 1 } })).toEqual({
      and: [{ amount: { greaterThan: 1 } }, { id: { notIn: ['c'] } }],
    })

    grid.setSearch('other')
    expect(selectedCount(state(grid).selection, 900)).toBe(0)
  })

  it('copies a range of cells with their headers, none of which is a formula', () => {
    const grid = aGrid()
    grid.setFocus({ row: 'c', column: 'units' })
    grid.extendRange({ row: 'b', column: 'units' })
    grid.extendRange({ row: 'b', column: 'investor' })
    const { range } = state(grid)
    const columns = [
      { id: 'investor', header: 'Investor', value: ({ investor }: Holding) => investor },
      { id: 'units', header: 'Total Units', kind: 'number' as const, value: ({ units }: Holding) => units },
    ]

    expect(range && rangeText({ view, columns, range, hasHeaders: true })).toBe(
      `Investor\tTotal Units\n'=1+1\t100\n"Name\tc"\t100`,
    )
    expect(range && rangeText({ view, columns: columns.slice(1), range })).toBe('')
  })

  it('copies figures, and nothing else, with the sign that the spreadsheet beside it takes before their places', () => {
    const columns = [
      { id: 'investor', header: 'Investor', value: ({ investor }: Holding) => investor },
      { id: 'units', header: 'Total Units', kind: 'number' as const, value: ({ units }: Holding) => units },
    ]
    const one = engine.view({ rows: [aHolding({ investor: '1.5', units: '-1234.25' })] })
    const range = { anchor: { row: 'a', column: 'investor' }, end: { row: 'a', column: 'units' } }

    expect(rangeText({ view: one, columns, range, decimalSign: ',' })).toBe('1.5\t-1234,25')
    expect(rangeText({ view: one, columns, range })).toBe('1.5\t-1234.25')
  })

  it('copies a closed group as its line, and an open one as its rows', () => {
    const columns = [
      {
        id: 'investor',
        header: 'Investor',
        value: ({ id }: Holding) => id,
        groupValue: ({ key }: { key: string | null }) => key,
      },
      {
        id: 'units',
        header: 'Units',
        kind: 'number' as const,
        value: ({ units }: Holding) => units,
        groupValue: ({ valueOf }: { valueOf: (column: string) => unknown }) => String(valueOf('units')),
      },
    ]
    const grouped = (open: string[]) =>
      engine.view({
        rows: [aHolding({ id: 'a', status: 'open' }), aHolding({ id: 'b', status: 'closed' })],
        groupBy: 'status',
        open: new Set(open),
      })
    const range = {
      anchor: { row: 'group:open', column: 'investor' },
      end: { row: 'group:closed', column: 'units' },
    }

    expect(rangeText({ view: grouped([]), columns, range })).toBe('open\t100\nclosed\t100')
    expect(rangeText({ view: grouped(['group:open']), columns, range })).toBe('a\t100\nclosed\t100')
  })

  it('keeps views under names, and shows them again', () => {
    const storage = aStorage()
    const grid = aGrid(createPreferences(storage))
    grid.sortBy('units')
    grid.setSearch('okafor')
    grid.setGroupBy('status')
    grid.setDensity('standard')
    grid.saveView('Mine')
    grid.sortBy('investor')
    grid.saveView('Mine')
    grid.saveView('Other')
    grid.removeView('Other')

    const reopened = aGrid(createPreferences(storage))
    const [saved] = state(reopened).savedViews
    reopened.selectAll()
    reopened.showView(saved?.view ?? grid.currentView(), 'Mine')

    expect(state(reopened).savedViews).toHaveLength(1)
    expect(state(reopened)).toMatchObject({
      sorts: [{ column: 'investor', direction: 'ascending' }],
      search: 'okafor',
      groupBy: 'status',
      layout: { density: 'standard' },
      announcement: { kind: 'viewShown', name: 'Mine' },
      selection: { kind: 'some' },
    })
  })

  it('writes a view into a link, from which it is read back as it was', () => {
    const grid = aGrid()
    grid.setFilter('status', { column: 'status', operator: 'in', values: ['open', 'a&b=c'] })
    grid.setPinned('units', 'end')
    const link = new URLSearchParams({ view: viewToLink(grid.currentView()) }).toString()

    expect(viewFromLink(new URLSearchParams(link).get('view'), holdingColumns)).toEqual(grid.currentView())
  })

  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"sorts":{},"filters":7,"search":[],"groupBy":"gone","layout":"wide"}',
    '{"sorts":[{"column":"gone","direction":"ascending"},{"column":"units","direction":"up"},null,7]}',
    '{"filters":[{"column":"units","operator":"equalTo"},{"column":"units","operator":"like","value":"1"},{"column":"status","operator":"in","values":[1,null]},{"column":"units","operator":"equalTo","value":"many"},{"column":"__proto__","operator":"isEmpty"},null]}',
    `{"search":"${'x'.repeat(501)}"}`,
    `{"search":"${'x'.repeat(20_000)}"}`,
  ])('applies the valid parts of a broken link: %j', (text) => {
    const grid = aGrid()

    expect(viewFromLink(text, holdingColumns) ?? grid.currentView()).toEqual(grid.currentView())
  })

  it('reads every stored value as views', () => {
    const preferences = createPreferences(aStorage())
    preferences.set('grid.holdings.views', [null, 7, { name: '' }, { name: 3 }, { name: 'Bare' }])

    expect(state(aGrid(preferences)).savedViews).toEqual([{ name: 'Bare', view: aGrid().currentView() }])
  })
})
