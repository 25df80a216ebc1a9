import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OrderMenu } from './OrderMenu'

const choose = vi.fn()

function Opened() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button ref={button} onClick={() => setOpen(true)}>
        Sort
      </button>
      <OrderMenu
        name="Orders"
        orders={['Name', 'Day', 'Price'].map((label) => ({
          ...{ id: label, label, isCurrent: label === 'Day' },
          onChoose: () => choose(label),
        }))}
        {...{ button, isOpen, onOpenChange: setOpen }}
      />
    </>
  )
}

async function open() {
  render(<Opened />)
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  return screen.findByRole('listbox', { name: 'Orders' })
}

beforeEach(() => choose.mockClear())

describe('OrderMenu', () => {
  it('marks the current order and chooses another one, by keys or by its first letter', async () => {
    await open()
    expect(screen.getByRole('option', { name: 'Day' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('option', { name: 'Day' })).toHaveFocus()

    await userEvent.keyboard('p{Enter}')

    expect(choose.mock.calls).toEqual([['Price']])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the current order', () => userEvent.click(screen.getByRole('option', { name: 'Day' }))],
  ])('closes by %s and leaves the order as it is', async (_, close) => {
    await open()

    await close()

    expect(screen.queryByRole('listbox')).toBeNull()
    expect(choose).not.toHaveBeenCalled()
  })
})
