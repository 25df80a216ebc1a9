import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { DataGrid } from '../DataGrid'
import { aGrid, holdingId, someHoldings, storyColumns } from '../testing'

async function open(initial?: Parameters<typeof aGrid>[0]) {
  const grid = aGrid(initial)
  renderWithServer(
    <DataGrid
      aria-label="Holdings"
      grid={grid}
      columns={storyColumns}
      idOf={holdingId}
      source={{ status: 'ready', rows: someHoldings(60) }}
      empty="No Holdings Found"
      fileName="holdings.csv"
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add a filter' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  return { grid, filters: () => grid.store.getState().filters }
}

const last = () => within(screen.getAllByRole('group').at(-1) ?? document.body)
const choose = (label: string, option: string) =>
  userEvent.selectOptions(last().getByRole('combobox', { name: label }), option)
const offered = () =>
  within(last().getByRole('combobox', { name: 'Comparison' }))
    .getAllByRole('option')
    .map((each) => each.textContent)

describe('the panel of filters', () => {
  it.each([
    ['Investor', ['Contains', 'Starts with', 'Equals', 'Does not equal', 'Is empty', 'Is not empty']],
    ['Status', ['Is one of', 'Is empty', 'Is not empty']],
    ['Tokenized', ['Equals', 'Is empty', 'Is not empty']],
    [
      'Issued On',
      [
        'Equals',
        'Does not equal',
        'Greater than',
        'At least',
        'Less than',
        'At most',
        'Is empty',
        'Is not empty',
      ],
    ],
  ])('offers every comparison of %s', async (header, operators) => {
    await open()
    await choose('Column', header)

    // proves GRID-003
    expect(offered()).toEqual(operators)
  })

  it('filters by several columns, and by one of them from here to there', async () => {
    const { filters } = await open()
    await choose('Column', 'Total Units')
    await choose('Comparison', 'At least')
    await userEvent.type(last().getByLabelText('Value'), '10,000')
    await userEvent.click(screen.getByRole('button', { name: 'Add another filter' }))
    await choose('Column', 'Total Units')
    await choose('Comparison', 'Less than')
    await userEvent.type(last().getByLabelText('Value'), '20,000')
    await userEvent.click(screen.getByRole('button', { name: 'Add another filter' }))
    await choose('Column', 'Status')
    await userEvent.click(last().getByRole('checkbox', { name: 'open' }))
    await userEvent.click(last().getByRole('checkbox', { name: 'drafted' }))

    await waitFor(() =>
      expect(filters()).toEqual([
        { column: 'units', operator: 'greaterThanOrEqualTo', value: '10000' },
        { column: 'units', operator: 'lessThan', value: '20000' },
        { column: 'status', operator: 'in', values: ['open', 'drafted'] },
      ]),
    )
  })

  it('marks an unreadable filter, which filters nothing', async () => {
    const { filters } = await open()
    await choose('Column', 'Issued On')
    const value = last().getByLabelText('Value')
    await userEvent.type(value, 'soon')

    expect(value).toBeInvalid()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(filters()).toEqual([])
  })

  it('shows the filters there are, and takes one away', async () => {
    const { filters } = await open({
      filters: [
        { column: 'investor', operator: 'isNotEmpty' },
        { column: 'issuedOn', operator: 'lessThan', value: '2026-05-01' },
      ],
    })
    expect(last().getByLabelText('Value')).toHaveValue('05/01/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter: Investor' }))

    await waitFor(() => expect(filters().map(({ column }) => column)).toEqual(['issuedOn']))
  })
})
