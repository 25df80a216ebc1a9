import { createCapstan } from '@capstan/sdk-core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Children } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../provider/CapstanProvider'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { SubmitButton } from './SubmitButton'

describe('SubmitButton', () => {
  it('is focusable and gives the reason while the form cannot be sent, and sends nothing', async () => {
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

  it('shows a message beside itself without network, can still be pressed, and removes the message once there is one', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(
      <form onSubmit={onSubmit}>
        <SubmitButton>Invest</SubmitButton>
      </form>,
    )

    expect(screen.getByText(/^You are offline\. What you entered stays here/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }))
    expect(onSubmit).toHaveBeenCalledOnce()
    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))

    expect(screen.queryByText(/offline/)).toBeNull()
    onLine.mockRestore()
  })

  it('announces a lost network once for all buttons, and again at the next loss', () => {
    dispatchEvent(new Event('online'))
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const instance = createCapstan()
    const button = () => (
      <CapstanRoot>
        <SubmitButton>Invest</SubmitButton>
      </CapstanRoot>
    )
    const blocks = (...each: React.ReactNode[]) => (
      <CapstanProvider instance={instance}>{Children.toArray(each)}</CapstanProvider>
    )
    const spoken = () => screen.getAllByText(/^You are offline/).filter((text) => text.closest('[aria-live]'))
    const { rerender } = render(blocks(button(), button()))
    expect(spoken()).toHaveLength(1)
    rerender(blocks(button(), button(), button()))
    expect(spoken()).toHaveLength(1)

    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    rerender(blocks())
    onLine.mockReturnValue(false)
    rerender(blocks(button(), button()))

    expect(spoken()).toHaveLength(1)
    onLine.mockRestore()
    dispatchEvent(new Event('online'))
  })
})
