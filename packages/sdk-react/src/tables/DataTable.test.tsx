import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
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
const names = () => screen.getAllByRole('rowheader').map((each) => each.textContent)

describe('DataTable', () => {
  it('sorts by every digit, and what is empty last, both ways', async () => {
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

  it('says N/A where there is no value, and has no axe findings', async () => {
    const { container } = show()

    expect(screen.getAllByRole('cell').map((each) => each.textContent)).toContain('N/A')
    expect(await axeProblems(container)).toEqual([])
  })
})
