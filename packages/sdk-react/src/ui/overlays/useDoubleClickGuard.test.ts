import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDoubleClickGuard } from './useDoubleClickGuard'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('takes a press for the second of a double click until half a second after opening, each time it opens', () => {
  const { result, rerender } = renderHook(({ isOpen }) => useDoubleClickGuard(isOpen), {
    initialProps: { isOpen: false },
  })
  const isSecond = () => result.current.isFresh()
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  expect(isSecond()).toBe(false)

  for (const _ of ['once', 'again']) {
    rerender({ isOpen: true })
    pass(499)
    expect(isSecond()).toBe(true)
    pass(1)
    expect(isSecond()).toBe(false)
    rerender({ isOpen: false })
  }
})
