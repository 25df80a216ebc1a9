import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TextField } from './text/TextField'

it('an explanation opens and closes by the keyboard, and is no part of the field’s name or description [WCAG 4.1.2]', async () => {
  render(<TextField label="Tax ID" description="Help." explanation="A number." />)
  const ask = screen.getByRole('button', { name: 'What does this mean: Tax ID' })
  const words = screen.getByText('A number.')

  await userEvent.tab()
  expect(ask).toHaveFocus()
  expect(ask).toHaveAttribute('aria-expanded', 'false')
  expect(words).not.toBeVisible()

  await userEvent.keyboard('{Enter}')
  expect(ask).toHaveAttribute('aria-expanded', 'true')
  expect(words).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Tax ID' })).toHaveAccessibleDescription('Help.')
  expect(screen.getByLabelText(/Tax ID/)).toBe(screen.getByRole('textbox'))

  await userEvent.keyboard('{Enter}')
  expect(words).not.toBeVisible()
})
