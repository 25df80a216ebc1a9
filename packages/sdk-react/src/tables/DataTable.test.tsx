import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { axeProblems } from '../testing/axeProblems'
import { DataTable } from './DataTable'
import type { TableDefinition } from './TableDefinition'

interface Entry {
  id: string
  name: string
  units: string | null
}

const entries: Entry[] = [
  { id: 'b', name: 'Larch', units: '9007199254740993' },
  { id: 'a', name: 'Cinder', units: '9007199254740992' },
  { id: 'c', name: 'Alder', units: null },
]

const table: TableDefinition<Entry> = {
  idOf: ({ id }) => id,
  columns: [
    { id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name },
    { id: 'units', header: 'Units', kind: 'number', value: ({ units }) => units },
  ],
}

const show = (changes: Partial<TableDefinition<Entry>> = {}) =>
  render(
    <DataTable
      aria-label="Ledger"
      table={{ ...table, ...changes }}
      rows={{ status: 'ready', data: entries }}
    />,
  )
function Chosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selection = {
    chosen,
    onChange: setChosen,
    nameOf: ({ name }: Entry) => name,
    actions: <button>Sign</button>,
  }
  return (
    <DataTable
      aria-label="Ledger"
      table={table}
      rows={{ status: 'ready', data: entries }}
      selection={selection}
    />
  )
}
const names = () => screen.getAllByRole('rowheader').map((each) => each.textContent)

describe('DataTable', () => {
  it('keeps the order of rows sorted by the platform, and reports the requested order', async () => {
    const onChange = vi.fn()
    const sort = { column: 'name', direction: 'ascending' } as const
    render(
      <DataTable
        aria-label="Ledger"
        table={table}
        rows={{ status: 'ready', data: entries }}
        sorting={{ sort, onChange }}
      />,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await userEvent.click(screen.getByRole('button', { name: 'Units' }))

    expect(names()).toEqual(['Larch', 'Cinder', 'Alder'])
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    expect(onChange.mock.calls).toEqual([
      [{ column: 'name', direction: 'descending' }],
      [{ column: 'units', direction: 'ascending' }],
    ])
  })

  it('sorts by every digit, empty values last, in both directions', async () => {
    show()
    expect(names()).toEqual(['Larch', 'Cinder', 'Alder'])

    // One unit apart, and the same as floating-point numbers.
    await userEvent.click(screen.getByRole('button', { name: 'Units' }))
    expect(names()).toEqual(['Cinder', 'Larch', 'Alder'])
    await userEvent.click(screen.getByRole('button', { name: 'Units' }))
    expect(names()).toEqual(['Larch', 'Cinder', 'Alder'])
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
  })

  it('begins with the order of its definition', () => {
    show({ sort: { column: 'name', direction: 'ascending' } })

    expect(names()).toEqual(['Alder', 'Cinder', 'Larch'])
  })

  it.each([
    ['CIN', ['Cinder']],
    ['a', ['Alder']],
    // Both have it, but neither begins with it.
    ['er', []],
  ])('shows the rows in which a text begins with %s', (search, found) => {
    render(
      <DataTable
        aria-label="Ledger"
        table={table}
        rows={{ status: 'ready', data: entries }}
        search={search}
      />,
    )

    // proves GRID-002
    expect(screen.queryAllByRole('rowheader').map((each) => each.textContent)).toEqual(found)
    if (found.length === 0) expect(screen.getByText('Nothing begins with er.')).toBeVisible()
  })

  it('selects with Shift all rows from the last selected one, and announces their number', async () => {
    render(<Chosen />)
    const user = userEvent.setup()
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
    await user.click(box('Larch'))
    await user.keyboard('{Shift>}')
    await user.click(box('Alder'))
    await user.keyboard('{/Shift}')

    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    expect(screen.getByRole('status')).toHaveTextContent('3 selected')
    await user.click(box('Cinder'))
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('2 selected')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
  })

  it('shows N/A without a value, and has no axe findings', async () => {
    const { container } = show()

    expect(screen.getAllByRole('cell').map((each) => each.textContent)).toContain('N/A')
    expect(await axeProblems(container)).toEqual([])
  })
})
