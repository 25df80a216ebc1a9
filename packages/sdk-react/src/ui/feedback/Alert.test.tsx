import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Alert } from './Alert'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('Alert', () => {
  it('shows the default error text', () => {
    render(<Alert tone="danger" />)

    // proves ALERT-001
    expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again.')
  })

  it('shows Success! and hides after six seconds', () => {
    render(<Alert tone="success" />)
    // proves ALERT-002
    expect(screen.getByRole('status')).toHaveTextContent('Success!')

    pass(5999)
    expect(screen.getByRole('status')).toBeInTheDocument()
    pass(1)

    // proves LIMIT-005
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each(['neutral', 'info', 'success', 'warning', 'danger'] as const)(
    'that is %s hides after 6000 ms where that is asked for, and not before',
    (tone) => {
      render(
        <Alert tone={tone} autoHide={6000}>
          Gone soon
        </Alert>,
      )

      pass(5999)
      expect(screen.getByText('Gone soon')).toBeInTheDocument()
      pass(1)

      // proves LIMIT-006
      expect(screen.queryByText('Gone soon')).toBeNull()
    },
  )

  it('stays while it has focus or the pointer [WCAG 2.2.1]', () => {
    render(<Alert tone="success" />)

    pass(5000)
    fireEvent.mouseEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.getByRole('status')).toBeInTheDocument()
    fireEvent.mouseLeave(screen.getByRole('status'))
    pass(6000)

    expect(screen.queryByRole('status')).toBeNull()
  })

  it('stays when it is an error, until it is closed', () => {
    render(<Alert tone="danger" onClose={() => undefined} />)

    pass(600_000)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

    expect(screen.queryByRole('alert')).toBeNull()
  })
})
