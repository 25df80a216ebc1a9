import { CapstanError } from '@capstan/sdk-core'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SnackbarContext } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { FormRows, type FormRowsProps } from './FormRows'
import { addedRowOf, changedRowOf } from './lazyRowParts'
import { contact, contactFields } from '../testing'

type Props = FormRowsProps<typeof contactFields>

const rows = [
  { id: 'a', version: '1', answers: { name: 'Maren', email: 'maren@okafor.test' } },
  { id: 'b', version: '1', answers: { name: 'Bea', email: 'bea@lindqvist.test' } },
]

function show(props: Partial<Props> = {}) {
  const done = () => vi.fn(async () => undefined)
  const actions = { onSave: done(), onDelete: done(), onCreate: done(), ...props }
  render(
    <FormRows
      aria-label="Contacts"
      fields={contactFields}
      rows={rows}
      nameOf={({ answers }) => String(answers.name)}
      addLabel="Add a contact"
      {...actions}
    >
      <contact.Field name="name" />
      <contact.Field name="email" />
    </FormRows>,
    // StrictMode, because effects that run twice must leave the rows in the same state.
    { wrapper: StrictMode },
  )
  return actions
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const items = () => within(screen.getByRole('list', { name: 'Contacts' })).getAllByRole('listitem')
const states = () => items().map((item) => item.getAttribute('data-status'))
const name = () => screen.getByRole('textbox', { name: 'Name' })

beforeAll(async () => void (await Promise.all([changedRowOf().prefetch(), addedRowOf().prefetch()])))
afterEach(() => void vi.useRealTimers())

describe('FormRows', () => {
  it('offer no further row once none can be added, and keep a form that is open', async () => {
    const list = (offersAdding: boolean) => (
      <FormRows
        {...{
          'aria-label': 'Contacts',
          fields: contactFields,
          rows,
          offersAdding,
          addLabel: 'Add a contact',
        }}
        nameOf={({ answers }) => String(answers.name)}
        onCreate={async () => undefined}
      >
        <contact.Field name="name" />
      </FormRows>
    )
    const { rerender } = render(list(true))
    await press('Add a contact')
    rerender(list(false))
    expect(name()).toBeDefined()
    await press('Cancel')

    expect(screen.queryByRole('button', { name: 'Add a contact' })).toBeNull()
    rerender(list(true))
    expect(screen.getByRole('button', { name: 'Add a contact' })).toBeDefined()
  })

  it('focus the heading of their card once a row is added and none can be added any more', async () => {
    function Contacts() {
      const [shown, setShown] = useState(rows.slice(0, 1))
      return (
        <Card title="Contacts">
          <FormRows
            {...{ 'aria-label': 'Contacts', fields: contactFields, rows: shown, addLabel: 'Add a contact' }}
            nameOf={({ answers }) => String(answers.name)}
            offersAdding={shown.length < 2}
            onCreate={async () => setShown(rows)}
          >
            <contact.Field name="name" />
            <contact.Field name="email" />
          </FormRows>
        </Card>
      )
    }
    render(<Contacts />)
    await press('Add a contact')
    await userEvent.type(name(), 'Bea')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'bea@lindqvist.test{Enter}')

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Add a contact' })).toBeNull()
  })

  it('are read, edited, saved while that is pending, and read again', async () => {
    let answer = () => undefined as void
    const onSave = vi.fn(() => new Promise<void>((resolve) => void (answer = resolve)))
    show({ onSave })
    expect(states()).toEqual(['read', 'read', 'read'])

    await press('Edit Maren')
    expect(states()).toEqual(['edit', 'read', 'read'])
    await userEvent.type(name(), ' Okafor{Enter}')
    await waitFor(() => expect(states()).toEqual(['create', 'read', 'read']))
    expect(onSave).toHaveBeenCalledWith(
      rows[0],
      { name: 'Maren Okafor' },
      expect.objectContaining({ version: '1' }),
    )
    await act(async () => answer())

    await waitFor(() => expect(states()).toEqual(['read', 'read', 'read']))
    // proves FIELD-034, FIELD-035, FIELD-036
    expect(screen.getByRole('button', { name: 'Edit Maren' })).toHaveFocus()
  })

  it('offer nothing for a row that is fixed', () => {
    show({ isFixed: ({ id }) => id === 'a' })

    expect(screen.queryByRole('button', { name: /Maren/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit Bea' })).toBeVisible()
  })

  it('are left by Escape as they were', async () => {
    const { onSave } = show()

    await press('Edit Maren')
    await userEvent.type(name(), '!{Escape}')

    expect(states()).toEqual(['read', 'read', 'read'])
    expect(screen.getByRole('button', { name: 'Edit Maren' })).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('are not left by the Escape that ends a composition of an input method', async () => {
    show()
    await press('Edit Maren')
    fireEvent.keyDown(name(), { key: 'Escape', isComposing: true })
    // Safari has ended it already.
    fireEvent.keyDown(name(), { key: 'Escape', keyCode: 229 })

    expect(states()[0]).toBe('edit')
  })

  it('are added below the others', async () => {
    const { onCreate } = show()

    await press('Add a contact')
    await userEvent.type(name(), 'Ines')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ines@okafor.test{Enter}')

    await waitFor(() => expect(onCreate).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a contact' })).toHaveFocus())
  })

  it('leave the focus where it was moved while a row was sent', async () => {
    let answer = () => undefined as void
    show({ onCreate: () => new Promise<void>((resolve) => void (answer = resolve)) })
    await press('Add a contact')
    await userEvent.type(name(), 'Ada')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@quist.test{Enter}')
    await waitFor(() => expect(states()).toEqual(['read', 'read', 'create']))

    act(() => screen.getByRole('button', { name: 'Edit Bea' }).focus())
    await act(async () => answer())

    await waitFor(() => expect(states()).toEqual(['read', 'read', 'read']))
    expect(screen.getByRole('button', { name: 'Edit Bea' })).toHaveFocus()
  })

  it('are deleted once it can no longer be undone, and not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { onDelete } = show()

    await press('Delete Bea')
    expect(states()).toEqual(['read', 'delete', 'read'])
    expect(screen.getByText('Bea deleted.')).toBeVisible()
    expect(onDelete).not.toHaveBeenCalled()
    await userEvent.unhover(items()[1] ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(5_100))

    expect(onDelete).toHaveBeenCalledExactlyOnceWith(rows[1])
  })

  it('come back where the delete is undone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { onDelete } = show()

    await press('Delete Bea')
    await press('Undo')
    await act(() => vi.advanceTimersByTimeAsync(6_000))

    expect(states()).toEqual(['read', 'read', 'read'])
    expect(onDelete).not.toHaveBeenCalled()
  })

  it('are deleted where they are taken away before it could no longer be undone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { onDelete } = show()

    await press('Delete Bea')
    expect(onDelete).not.toHaveBeenCalled()
    cleanup()

    await waitFor(() => expect(onDelete).toHaveBeenCalledExactlyOnceWith(rows[1]))
  })

  it('are deleted where their page is left before it could no longer be undone, and once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { onDelete } = show()

    await press('Delete Bea')
    dispatchEvent(new Event('pagehide'))
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(rows[1])
    cleanup()
    await act(() => Promise.resolve())

    expect(onDelete).toHaveBeenCalledOnce()
  })

  it('show the form’s own message when one could not be added', async () => {
    show({
      errorTexts: { not_allowed: { field: 'email', text: 'It is already in use.' } },
      onCreate: () => Promise.reject(new CapstanError('not_allowed', { message: 'Not yours.' })),
    })

    await press('Add a contact')
    await userEvent.type(name(), 'Ines')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ines@okafor.test')
    await press('Save')

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'It is already in use.',
      ),
    )
  })

  it('show why they could not be deleted', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show({ onDelete: () => Promise.reject(new CapstanError('not_allowed', { message: 'Not yours.' })) })

    await press('Delete Bea')
    await userEvent.unhover(items()[1] ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(5_100))

    expect(await screen.findByRole('alert')).toHaveTextContent('Not yours.')
    // proves FIELD-035
    expect(states()).toEqual(['read', 'error', 'read'])
  })

  it('keep the typed values when saving is refused', async () => {
    show({ onSave: () => Promise.reject(new CapstanError('not_allowed', { message: 'Not yours.' })) })

    await press('Edit Maren')
    // Pressed, not entered: the focus that leaves a typed field while React draws is more than the test's events bear. The
    // story `Refused` enters it in a browser.
    await userEvent.type(name(), '!')
    await press('Save')

    expect(await screen.findByRole('group', { name: 'Not yours.' })).toBeVisible()
    expect(states()).toEqual(['edit', 'read', 'read'])
    expect(name()).toHaveValue('Maren!')
  })

  it('announce a saved row, and announce nothing when it was refused [WCAG 4.1.3]', async () => {
    const shown = vi.fn()
    const refusal = new CapstanError('not_allowed', { message: 'Not yours.' })
    const onSave = vi.fn<() => Promise<undefined>>().mockRejectedValueOnce(refusal)
    render(
      <SnackbarContext.Provider value={{ show: shown }}>
        <FormRows
          aria-label="Contacts"
          fields={contactFields}
          rows={rows}
          nameOf={({ answers }) => String(answers.name)}
          addLabel="Add a contact"
          onSave={onSave}
        >
          <contact.Field name="name" />
          <contact.Field name="email" />
        </FormRows>
      </SnackbarContext.Provider>,
      { wrapper: StrictMode },
    )

    // Pressed, not entered: see the test before this one.
    await press('Edit Maren')
    await userEvent.type(name(), '!')
    await press('Save')
    expect(await screen.findByRole('group', { name: 'Not yours.' })).toBeVisible()
    expect(shown).not.toHaveBeenCalled()
    await press('Save')

    await waitFor(() => expect(states()).toEqual(['read', 'read']))
    expect(shown).toHaveBeenCalledExactlyOnceWith('Maren saved.', { tone: 'success' })
  })
})
