import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../actions/Button'
import { SnackbarRegion } from './SnackbarRegion'
import { useSnackbar } from './useSnackbar'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('SnackbarRegion', () => {
  function Save() {
    const snackbar = useSnackbar()
    return <Button onPress={() => snackbar.show('Saved.')}>Save</Button>
  }
  const show = () => {
    render(
      <SnackbarRegion>
        <Save />
      </SnackbarRegion>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  }

  it('shows a snackbar for three seconds', () => {
    show()

    pass(2999)
    expect(screen.getByText('Saved.')).toBeInTheDocument()
    pass(1)

    // proves LIMIT-007
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it.each([
    ['at the bottom', { top: 100, bottom: 140 }, undefined],
    ['at the top', { top: 640, bottom: 680 }, 'top'],
  ])('is %s when the focused element is at %j', (_, focused, place) => {
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const lies = this.matches('.capstan-snackbar') ? { top: 650, bottom: 694 } : focused
      return { ...lies, left: 10, right: 300 } as DOMRect
    })
    render(
      <SnackbarRegion>
        <Save />
      </SnackbarRegion>,
    )
    act(() => screen.getByRole('button', { name: 'Save' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))

    expect(screen.getByRole('status').dataset.place).toBe(place)
    rect.mockRestore()
  })

  it('keeps it while the pointer is on it [WCAG 2.2.1]', () => {
    show()

    fireEvent.mouseEnter(screen.getByText('Saved.'))
    pass(60_000)

    expect(screen.getByText('Saved.')).toBeInTheDocument()
  })

  it('announces it in a region that was there before it [WCAG 4.1.3]', () => {
    render(<SnackbarRegion>Page</SnackbarRegion>)

    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
