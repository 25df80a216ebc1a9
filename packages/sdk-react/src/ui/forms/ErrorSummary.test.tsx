import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TextField } from '../fields/text/TextField'
import { ErrorSummary } from './ErrorSummary'

describe('ErrorSummary', () => {
  const errors = [
    { fieldId: 'name', message: 'Name is required.' },
    { fieldId: 'tax', message: 'Tax id is required.' },
  ]

  it('takes focus, which announces it once, and links to each field without changing the address', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextField id="tax" label="Tax id" />
      </>,
    )
    expect(screen.getByRole('group', { name: 'Please correct the following:' })).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()

    await userEvent.click(screen.getByRole('link', { name: 'Tax id is required.' }))

    expect(screen.getByLabelText('Tax id')).toHaveFocus()
    expect(location.hash).toBe('')
  })

  it('is not there for a single error: that one stands beside its field', () => {
    const { container } = render(<ErrorSummary errors={errors.slice(0, 1)} />)

    expect(container).toBeEmptyDOMElement()
  })
})
