import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { summaryEntry } from './summaryEntry'

const template = '{label}: {message}'

describe('summaryEntry', () => {
  it.each([
    ['Email', 'Email: This field is required.'],
    ['Are you employed by a broker-dealer?', 'Are you employed by a broker-dealer? This field is required.'],
    ['I agree to it.', 'I agree to it. This field is required.'],
    ['', 'This field is required.'],
  ])('names “%s” and its error: %s', (label, said) => {
    const { container } = render(<>{summaryEntry(template, { label }, 'This field is required.')}</>)

    expect(container.textContent).toBe(said)
  })
})
