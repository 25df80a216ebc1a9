import { createCapstan, type CapstanEvent } from '@capstan/sdk-core'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { block, type BlockProps } from './block'
import { CapstanProvider } from './CapstanProvider'

interface CounterProps extends BlockProps {
  roundId: string
  title?: string
}

const Counter = block(function Counter({ roundId, title, ...rest }: CounterProps) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)} data-rest={Object.keys(rest).join()}>
      {`${title} ${roundId}: ${count}`}
    </button>
  )
}, 'roundId')

const Outer = block(() => <Counter roundId="a" title="Inner" />)

function show(element: React.ReactNode, events: CapstanEvent[] = []) {
  const instance = createCapstan({ onEvent: (event) => void events.push(event) })
  const around = (part: React.ReactNode) => <CapstanProvider instance={instance}>{part}</CapstanProvider>
  const { rerender, ...shown } = render(around(element))
  return { ...shown, rerender: (next: React.ReactNode) => rerender(around(next)) }
}

describe('block', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('gives the component a root element, and keeps the isolation to itself', () => {
    show(<Counter roundId="a" title="Round" isolation="none" />)

    const button = screen.getByRole('button', { name: 'Round a: 0' })
    expect(button.closest('.capstan')).not.toBeNull()
    expect(button).toHaveAttribute('data-rest', '')
  })

  it('shares the root of the block around it', () => {
    const { container } = show(<Outer />)

    expect(screen.getByRole('button', { name: 'Inner a: 0' })).toBeVisible()
    expect(container.querySelectorAll('.capstan')).toHaveLength(1)
  })

  it('isolates its styles in a shadow root when asked', () => {
    const { container } = show(<Counter roundId="a" title="Round" isolation="shadow" />)

    expect(within(container).queryByRole('button')).toBeNull()
    const host = [...container.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)
    expect(host?.shadowRoot?.querySelector('button')).toHaveTextContent('Round a: 0')
  })

  it('starts again for another record, and keeps its state for the same one', async () => {
    const { rerender } = show(<Counter roundId="a" title="Round" />)
    await userEvent.click(screen.getByRole('button'))

    rerender(<Counter roundId="a" title="Renamed" />)
    expect(screen.getByRole('button')).toHaveTextContent('Renamed a: 1')

    rerender(<Counter roundId="b" title="Renamed" />)
    expect(screen.getByRole('button')).toHaveTextContent('Renamed b: 0')
  })

  it('keeps an error of rendering in its place, and reports it to the host', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = block(function Broken(): never {
      throw new TypeError('A round without a name')
    })
    const events: CapstanEvent[] = []

    show(
      <>
        <Broken />
        <Counter roundId="a" title="Round" />
      </>,
      events,
    )

    expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again.')
    expect(screen.getByRole('button', { name: 'Round a: 0' })).toBeVisible()
    expect(events).toContainEqual(expect.objectContaining({ type: 'render.failed' }))
  })

  it('has the name of its component in React’s tools', () => {
    expect(Counter).toHaveProperty('displayName', 'block(Counter)')
  })
})
