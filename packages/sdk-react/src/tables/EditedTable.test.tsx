import { CapstanError } from '@capstan/sdk-core'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addedRowOf, changedRowOf } from '../forms/rows/lazyRowParts'
import { AnnounceContext } from '../provider/announcements/useAnnounce'
import { axeProblems } from '../testing/axeProblems'
import { DataTable } from './DataTable'
import { editRows } from './editRows'
import { TableSearch } from './TableSearch'
import { people, peopleColumns, personFields, personId, type Person } from './testing'
import type { EditRowsOptions } from './TableEdit'

type Can = Partial<Pick<EditRowsOptions<Person, typeof personFields>, 'onSave' | 'onDelete' | 'onCreate'>>

function Directors({ rows = people, ...can }: Can & { rows?: readonly Person[] }) {
  const [search, setSearch] = useState('')
  return (
    <>
      <TableSearch value={search} onChange={setSearch} />
      <DataTable
        aria-label="Directors"
        table={{
          columns: peopleColumns,
          idOf: personId,
          sort: { column: 'units', direction: 'ascending' },
          edit: editRows({
            ...can,
            fields: personFields,
            recordOf: ({ name, units }) => ({ version: '7', answers: { name, units } }),
            nameOf: ({ name }) => name,
            addLabel: 'Add a director',
          }),
        }}
        rows={{ status: 'ready', data: rows }}
        search={search}
        empty="No directors yet."
      />
    </>
  )
}

function show(changes: Parameters<typeof Directors>[0] = {}) {
  const done = () => vi.fn(async () => undefined)
  const props = { onSave: done(), onDelete: done(), onCreate: done(), ...changes }
  // StrictMode, because effects that run twice must leave the table in the same state.
  return { ...props, ...render(<Directors {...props} />, { wrapper: StrictMode }) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const states = () => rows().map((row) => row.getAttribute('data-status'))
const field = (name: string) => screen.getByRole('textbox', { name })

afterEach(() => void vi.useRealTimers())

beforeAll(async () => void (await Promise.all([changedRowOf().prefetch(), addedRowOf().prefetch()])))

describe('rows of a DataTable', () => {
  it('are counted aloud after a search, and not before one [WCAG 4.1.3]', async () => {
    const said: string[] = []
    render(
      <AnnounceContext.Provider value={(text) => void said.push(text)}>
        <Directors />
      </AnnounceContext.Provider>,
    )
    expect(said).toEqual([])

    await userEvent.type(screen.getByRole('searchbox'), 'm')
    expect(said).toEqual(['1 row found'])
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(said).toEqual(['1 row found', '0 rows found'])
  })

  it('are read, edited, saved while that is pending, and read again where they stand then', async () => {
    let answer = () => undefined as void
    const onSave = vi.fn(() => new Promise<void>((resolve) => void (answer = resolve)))
    const { rerender } = show({ onSave })
    expect(rows().map((row) => row.textContent)).toEqual([
      'Bea Lindqvist1,600',
      'Maren Okafor2,000',
      'Hideo Tanaka3,200',
    ])

    await press('Edit Maren Okafor')
    expect(states()).toEqual(['read', 'edit', 'read'])
    await userEvent.clear(field('Units'))
    await userEvent.type(field('Units'), '9000{Enter}')
    await waitFor(() => expect(states()).toEqual(['read', 'create', 'read']))
    expect(onSave).toHaveBeenCalledWith(
      people[0],
      { units: '9000' },
      expect.objectContaining({ version: '7' }),
    )
    await act(async () => answer())
    await waitFor(() => expect(states()).toEqual(['read', 'read', 'read']))
    expect(screen.getByRole('button', { name: 'Edit Maren Okafor' })).toHaveFocus()

    rerender(
      <Directors onSave={onSave} rows={people.map((row, at) => (at ? row : { ...row, units: '9000' }))} />,
    )
    expect(rows().at(-1)).toHaveTextContent('Maren Okafor')
    // proves FIELD-034, FIELD-036
    expect(screen.getByRole('button', { name: 'Edit Maren Okafor' })).toHaveFocus()
  })

  it('stay while they are changed, for every search', async () => {
    show()
    await press('Edit Maren Okafor')
    await userEvent.type(field('Name'), '!')

    await userEvent.type(screen.getByRole('searchbox'), 'hid')

    expect(states()).toEqual(['edit', 'read'])
    expect(field('Name')).toHaveValue('Maren Okafor!')
    await press('Cancel')
    expect(rows()).toHaveLength(1)
  })

  it('are left by Escape as they were', async () => {
    const { onSave } = show()

    await press('Edit Maren Okafor')
    await userEvent.type(field('Name'), '!{Escape}')

    expect(states()).toEqual(['read', 'read', 'read'])
    expect(screen.getByRole('button', { name: 'Edit Maren Okafor' })).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('are deleted once undo is no longer possible, and show why they could not be', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const onDelete = vi.fn(() => Promise.reject(new CapstanError('not_allowed', { message: 'Not yours.' })))
    show({ onDelete })

    await press('Delete Bea Lindqvist')
    expect(states()).toEqual(['delete', 'read', 'read'])
    expect(onDelete).not.toHaveBeenCalled()
    await userEvent.unhover(rows()[0] ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(5_100))

    expect(onDelete).toHaveBeenCalledExactlyOnceWith(people[1])
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yours.')
    // proves FIELD-035, FIELD-036
    expect(states()).toEqual(['error', null, 'read', 'read'])
  })

  it('are added below the others, to none as well', async () => {
    const { onCreate, rerender } = show({ rows: [] })
    expect(screen.getByText('No directors yet.')).toBeVisible()

    await press('Add a director')
    await userEvent.type(field('Name'), 'Ines')
    await userEvent.type(field('Units'), '400{Enter}')
    await waitFor(() =>
      expect(onCreate).toHaveBeenCalledExactlyOnceWith({ name: 'Ines', units: '400' }, expect.any(String)),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a director' })).toHaveFocus())
    rerender(<Directors onCreate={onCreate} />)
    expect(screen.getByRole('button', { name: 'Add a director' })).toHaveFocus()
  })

  it('have no buttons for who may do nothing, and no axe findings in any state', async () => {
    const { container, rerender } = show()
    await press('Edit Maren Okafor')
    await press('Delete Bea Lindqvist')
    expect(await axeProblems(container)).toEqual([])

    rerender(<Directors />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })
})
