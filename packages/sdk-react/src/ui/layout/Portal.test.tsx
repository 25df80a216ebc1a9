import { render, screen } from '@testing-library/react'
import { useRef, type RefObject } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Portal, type Place } from './Portal'

function Block({ place, onDraw }: { place: Place; onDraw?: () => void }) {
  onDraw?.()
  return (
    <section>
      <Portal in={place}>
        <button>Add</button>
      </Portal>
    </section>
  )
}

function Page({ onDraw }: { onDraw: () => void }) {
  const head: RefObject<HTMLElement | null> = useRef(null)
  return (
    <>
      <header ref={head} />
      <Block place={head} onDraw={onDraw} />
    </>
  )
}

describe('Portal', () => {
  it('stands in the element of a ref, and its block is drawn once', () => {
    const onDraw = vi.fn()
    render(<Page onDraw={onDraw} />)

    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button'))
    expect(onDraw).toHaveBeenCalledTimes(1)
  })

  it('follows an element that comes, changes and goes', () => {
    const first = document.body.appendChild(document.createElement('div'))
    const second = document.body.appendChild(document.createElement('div'))
    const { rerender } = render(<Block place={null} />)
    expect(screen.queryByRole('button')).toBeNull()

    rerender(<Block place={first} />)
    expect(first).toContainElement(screen.getByRole('button'))

    rerender(<Block place={second} />)
    expect(second).toContainElement(screen.getByRole('button'))
    expect(first).toBeEmptyDOMElement()
  })
})
