import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmptyState } from './EmptyState'

describe('EmptyState', () => {
  it('shows None Found. when a list is empty', () => {
    render(<EmptyState />)

    // proves ALERT-004
    expect(screen.getByText('None Found.')).toBeInTheDocument()
  })
})
