import type { Contact } from '@capstan/sdk-core/contacts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { AddContact } from './AddContact'

it('keeps the form of a contact whose email is known, and names who has it', async () => {
  const known = { contactName: 'Ada Okafor', email: 'ada@okafor.test' } as Contact // all that the form reads
  const [onAdd, onClose] = [vi.fn(async () => known), vi.fn()]
  renderWithServer(<AddContact onAdd={onAdd} onClose={onClose} />)
  const field = (name: string) => screen.getByRole('textbox', { name })

  await userEvent.type(field('Contact name'), 'Adaeze Okafor')
  await userEvent.type(field('Email'), 'ada@okafor.test')
  await userEvent.click(screen.getByRole('button', { name: 'Add contact' }))

  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('Ada Okafor has this email already.'),
  )
  expect(field('Contact name')).toHaveValue('Adaeze Okafor')
  expect(onAdd).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})
