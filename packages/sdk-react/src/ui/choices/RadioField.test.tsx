import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RadioField } from './RadioField'

describe('RadioField', () => {
  it('offers yes and no, and starts unanswered [FIELD-029]', () => {
    render(<RadioField label="US citizen?" />)

    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked()
  })
})
