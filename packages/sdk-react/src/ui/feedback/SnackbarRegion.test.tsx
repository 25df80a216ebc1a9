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

  it('shows a snackbar for three seconds [LIMIT-007]', () => {
    show()

    pass(2999)
    expect(screen.getByText('Saved.')).toBeInTheDocument()
    pass(1)

    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('keeps it while someone hovers [WCAG 2.2.1]', () => {
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
