import { CapstanError } from '@capstan/sdk-core'
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

  it.each([
    [
      'forbidden_origin',
      'This part of the page is not set up correctly. Please contact the operator of the site.',
      false,
    ],
    [
      'not_granted',
      'This part of the page is not set up correctly. Please contact the operator of the site.',
      false,
    ],
    [
      'account_not_available',
      'You no longer have access to this account. Choose another one, or sign in again.',
      false,
    ],
    [
      'answer_unreadable',
      'This part of the page is not set up correctly. Please contact the operator of the site.',
      true,
    ],
    ['session_failed', 'Your session could not be started. Please try again.', true],
    ['unauthenticated', 'Your session could not be started. Please try again.', true],
    ['network_failed', 'The platform could not be reached. Please try again in a moment.', true],
    ['server_unavailable', 'Oops, something went wrong. Please try again.', true],
    ['internal', 'Oops, something went wrong. Please try again.', true],
  ])('describes %s, and offers Retry only when it can help', (code, text, hasRetry) => {
    render(<ErrorNotice error={new CapstanError(code)} onRetry={() => undefined} />)

    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(hasRetry)
  })
})
