import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorNotice } from './ErrorNotice'

describe('ErrorNotice', () => {
  it('tries again when asked, and never shows a stranger’s message', () => {
    const onRetry = vi.fn()
    render(<ErrorNotice error={new Error('relation "accounts" does not exist')} onRetry={onRetry} />)

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(screen.getByRole('alert')).toHaveTextContent(/^Oops, something went wrong. Please try again./)
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
