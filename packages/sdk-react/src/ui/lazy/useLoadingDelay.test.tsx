import type { ReactNode } from 'react'
import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingDelay } from './loadingDelay'
import { LoadingDelayContext, useLoadingDelay } from './useLoadingDelay'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** Lets the answer arrive at `arrival` ms and says when the loading view was there, looking every millisecond. */
function seenWhenArrivingAt(arrival: number) {
  const { result, rerender, unmount } = renderHook(({ isLoading }) => useLoadingDelay(isLoading), {
    initialProps: { isLoading: true },
  })
  const seen: number[] = []
  for (let ms = 0; ms <= 1400; ms++) {
    if (ms > 0) pass(1)
    if (ms === arrival) {
      rerender({ isLoading: false })
      pass(0)
    }
    if (result.current === 'showing') seen.push(ms)
  }
  unmount()
  return seen.length > 0 ? { from: seen[0], until: (seen.at(-1) ?? 0) + 1 } : 'never'
}

describe('useLoadingDelay', () => {
  it.each([
    [0, 'never'],
    [49, 'never'],
    [50, { from: 50, until: 650 }],
    [51, { from: 50, until: 650 }],
    [649, { from: 50, until: 650 }],
    [650, { from: 50, until: 650 }],
    [651, { from: 50, until: 651 }],
    [1200, { from: 50, until: 1200 }],
  ])('shows, when the answer arrives at %i ms, the loading view %o', (arrival, expected) => {
    // proves LOAD-002, LOAD-003, LOAD-004
    expect(seenWhenArrivingAt(arrival)).toEqual(expected)
  })

  it('waits without a view for the first 50 ms', () => {
    const { result } = renderHook(() => useLoadingDelay(true))

    pass(49)
    expect(result.current).toBe('waiting')
    pass(1)

    expect(result.current).toBe('showing')
  })

  it('neither waits nor holds when the delay is ignored', () => {
    const { result, rerender } = renderHook(
      ({ isLoading }) => useLoadingDelay(isLoading, { ignoreDelay: true }),
      {
        initialProps: { isLoading: true },
      },
    )
    expect(result.current).toBe('showing')

    pass(60)
    rerender({ isLoading: false })

    // proves LOAD-005
    expect(result.current).toBe('over')
  })

  it('shows no loading view for a part that arrived within 50 ms and is not rendered yet', () => {
    let hasCome = false
    const { result } = renderHook(() => useLoadingDelay(true, { hasCome: () => hasCome }))

    pass(40)
    hasCome = true
    pass(100)

    // proves LOAD-004
    expect(result.current).toBe('waiting')
  })

  it('cancels everything when it is left', () => {
    const { unmount } = renderHook(() => useLoadingDelay(true))

    pass(20)
    unmount()

    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts anew for a later load', () => {
    const { result, rerender } = renderHook(({ isLoading }) => useLoadingDelay(isLoading), {
      initialProps: { isLoading: true },
    })
    pass(10)
    rerender({ isLoading: false })
    pass(1000)

    rerender({ isLoading: true })
    expect(result.current).toBe('waiting')
    pass(50)

    expect(result.current).toBe('showing')
  })
})

describe('useLoadingDelay on one screen', () => {
  const hold = () => new LoadingDelay()

  function Query({ name, isLoading, children }: { name: string; isLoading: boolean; children?: ReactNode }) {
    const phase = useLoadingDelay(isLoading)
    return phase === 'over' ? children : <p>{`${name} ${phase}`}</p>
  }

  function Screen({ shared, outer, inner }: { shared: LoadingDelay; outer: boolean; inner: boolean }) {
    return (
      <LoadingDelayContext.Provider value={shared}>
        <Query name="outer" isLoading={outer}>
          <Query name="inner" isLoading={inner}>
            <p>done</p>
          </Query>
        </Query>
      </LoadingDelayContext.Provider>
    )
  }

  it('carries the view on into a nested query, and does not hold it again', () => {
    const shared = hold()
    const { rerender } = render(<Screen shared={shared} outer inner />)
    pass(100)
    rerender(<Screen shared={shared} outer={false} inner />)

    pass(549)
    expect(screen.getByText('outer showing')).toBeInTheDocument()
    pass(1)
    expect(screen.getByText('inner showing')).toBeInTheDocument()
    pass(100)
    rerender(<Screen shared={shared} outer={false} inner={false} />)
    pass(0)

    expect(screen.getByText('done')).toBeInTheDocument()
  })

  it('shows nothing at all when both arrive in under 50 ms', () => {
    const shared = hold()
    const { rerender } = render(<Screen shared={shared} outer inner />)
    pass(20)
    rerender(<Screen shared={shared} outer={false} inner />)
    pass(0)
    expect(screen.getByText('inner waiting')).toBeInTheDocument()

    pass(20)
    rerender(<Screen shared={shared} outer={false} inner={false} />)
    pass(0)

    expect(screen.getByText('done')).toBeInTheDocument()
  })
})
