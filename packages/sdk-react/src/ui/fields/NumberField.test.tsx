import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Held } from '../../testing/Held'
import { NumberField } from './NumberField'

describe('NumberField', () => {
  it.each([
    ['decimal', '1,2.50'],
    ['precise', '12.50'],
    ['integer', '1,250'],
  ] as const)('keeps, of what is typed, what a %s number may hold: %s', async (keep, kept) => {
    render(<Held as={NumberField} label="Units" keep={keep} />)

    await userEvent.type(screen.getByLabelText('Units'), '1a,2.5-0')

    // proves FIELD-012, FIELD-016, FIELD-018
    expect(screen.getByLabelText('Units')).toHaveValue(kept)
  })
})
