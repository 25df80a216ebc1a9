import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FormRows } from './FormRows'
import { FieldsInLine } from './lazyRowParts'
import { contactFields } from '../testing'

it('gives a form that comes after its button was pressed the focus', async () => {
  const row = { id: 'a', version: '1', answers: { name: 'Maren', email: 'maren@okafor.test' } }
  const done = async () => undefined
  render(
    <FormRows
      aria-label="Contacts"
      fields={contactFields}
      rows={[row]}
      nameOf={() => 'Maren'}
      addLabel="Add a contact"
      onSave={done}
      onCreate={done}
    >
      <FieldsInLine fields={contactFields} />
    </FormRows>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Add a contact' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Add a contact' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Edit Maren' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
})
