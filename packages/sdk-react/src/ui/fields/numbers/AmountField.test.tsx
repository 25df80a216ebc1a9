import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Held } from '../../../testing/Held'
import { AmountField } from './AmountField'

describe('AmountField', () => {
  it('stands behind a dollar sign that is not part of its value', async () => {
    render(<Held as={AmountField} label="Amount (USD)" />)

    await userEvent.type(screen.getByLabelText('Amount (USD)'), '25,000')

    expect(screen.getByText('$')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByLabelText('Amount (USD)')).toHaveValue('25,000')
  })
})
