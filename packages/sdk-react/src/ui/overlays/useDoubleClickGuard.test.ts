import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDoubleClickGuard } from './useDoubleClickGuard'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const guard = () =>
  renderHook(({ isOpen }) => useDoubleClickGuard(isOpen), { initialProps: { isOpen: false } })

describe('useDoubleClickGuard', () => {
  it('reports for a second and a half that it has just opened, each time it opens', () => {
    const { result, rerender } = guard()
    expect(result.current.isFresh()).toBe(false)

    for (const _ of ['once', 'again']) {
      rerender({ isOpen: true })
      pass(1_499)
      expect(result.current.isFresh()).toBe(true)
      pass(1)
      expect(result.current.isFresh()).toBe(false)
      rerender({ isOpen: false })
    }
  })

  it('blocks the second click of a double click that began on another element, and no other click', () => {
    const { result } = guard()
    const dialog = document.createElement('div')
    const button = dialog.appendChild(document.createElement('button'))
    const pressed = vi.fn()
    button.addEventListener('click', pressed)
    result.current.ref(dialog)

    fireEvent.click(button, { detail: 2 })
    expect(pressed).not.toHaveBeenCalled()
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 2 })
    expect(pressed).toHaveBeenCalledTimes(2)
  })
})
