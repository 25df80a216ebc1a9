import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterPress, watchPresses } from '../../ui/forms/afterPress'

it('runs a check at once where nothing is pressed', () => {
  const check = vi.fn()

  afterPress(check)

  expect(check).toHaveBeenCalledOnce()
})

it('keeps a check until the click that the press ends in is through', async () => {
  const order: string[] = []
  watchPresses()
  render(<button onClick={() => order.push('click')}>{'Send'}</button>)
  const button = screen.getByRole('button')

  fireEvent.pointerDown(button)
  fireEvent.mouseDown(button)
  afterPress(() => order.push('check'))
  expect(order).toEqual([])
  fireEvent.pointerUp(button)
  fireEvent.mouseUp(button)
  fireEvent.click(button)
  await vi.waitFor(() => expect(order).toHaveLength(2))

  expect(order).toEqual(['click', 'check'])
})

it('runs it soon after a press that ends in no click', () => {
  vi.useFakeTimers()
  const check = vi.fn()
  watchPresses()

  fireEvent.pointerDown(document.body)
  afterPress(check)
  fireEvent.pointerCancel(document.body)
  act(() => vi.runAllTimers())

  expect(check).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
