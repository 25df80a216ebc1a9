import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SubmitButton } from './SubmitButton'

describe('SubmitButton', () => {
  it('is reached and says why while the form cannot be sent, and sends nothing', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const form = (reason?: string) => (
      <form onSubmit={onSubmit}>
        <SubmitButton unavailable={reason}>Invest</SubmitButton>
      </form>
    )
    const { rerender } = render(form('Enter at least one unit to invest.'))
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Invest' })

    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Enter at least one unit to invest.')
    await userEvent.click(button)
    expect(onSubmit).not.toHaveBeenCalled()

    rerender(form())
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
