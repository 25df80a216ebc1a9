import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../actions/Button'
import { Tooltip } from './Tooltip'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('Tooltip', () => {
  const hover = () => {
    render(
      <Tooltip text="0.0999999999999990">
        <Button>0.10</Button>
      </Tooltip>,
    )
    fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
    fireEvent.mouseEnter(screen.getByRole('button'))
  }

  it('opens after 800 ms of hover', () => {
    hover()

    pass(799)
    expect(screen.queryByRole('tooltip')).toBeNull()
    pass(1)

    // proves LIMIT-003
    expect(screen.getByRole('tooltip')).toHaveTextContent('0.0999999999999990')
  })

  it('closes by Escape, and stays under a pointer that moves onto it [WCAG 1.4.13]', () => {
    hover()
    pass(800)
    const button = screen.getByRole('button')
    fireEvent.pointerLeave(button, { pointerType: 'mouse' })
    fireEvent.mouseLeave(button)
    pass(200)
    fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' })
    fireEvent.mouseEnter(screen.getByRole('tooltip'))
    pass(5000)
    expect(screen.getByRole('tooltip')).toBeInTheDocument()

    fireEvent.keyDown(document.body, { key: 'Escape' })
    pass(0)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
