import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RadioField } from './RadioField'

describe('RadioField', () => {
  it('offers yes and no, and starts unanswered', () => {
    render(<RadioField label="US citizen?" />)

    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    // proves FIELD-029
    expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked()
  })
})
