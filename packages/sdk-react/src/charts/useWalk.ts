import { useState, type KeyboardEvent } from 'react'
import { useFormats } from '../language/useFormats'

/** Keyboard navigation of the parts of a picture: the part in the tab order, and the one with the focus or the pointer. */
export interface Walk {
  /** The highlighted part, if any. */
  shown?: number
  /** The part that has the focus. */
  focused?: number
  /** The part that is in the tab order. */
  stop: number
  /** For the picture. */
  picture: {
    onKeyDown: (event: KeyboardEvent<SVGElement>) => void
    onBlur: () => void
    onPointerLeave: () => void
  }
  /** For each of its parts. */
  part: (index: number) => {
    role: 'img'
    tabIndex: number
    'data-part': number
    onFocus: () => void
    onPointerEnter: () => void
  }
}

/** One tab stop a picture: arrow keys go from part to part, Home and End to the ends; `first` is where they begin. */
export function useWalk(count: number, first = 0): Walk {
  const { direction } = useFormats()
  const [at, setAt] = useState(first)
  const [focused, setFocused] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  const stop = Math.max(0, Math.min(at, count - 1))

  const onKeyDown = (event: KeyboardEvent<SVGElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = placeAfter(event.key, { stop, count, isFromRight: direction === 'rtl' })
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<SVGElement>(`[data-part="${next}"]`)?.focus()
  }

  return {
    shown: pointed ?? focused,
    focused,
    stop,
    picture: {
      onKeyDown,
      onBlur: () => setFocused(undefined),
      onPointerLeave: () => setPointed(undefined),
    },
    part: (index) => ({
      role: 'img',
      tabIndex: index === stop ? 0 : -1,
      'data-part': index,
      onFocus: () => {
        setAt(index)
        setFocused(index)
      },
      onPointerEnter: () => setPointed(index),
    }),
  }
}

interface Place {
  stop: number
  count: number
  isFromRight: boolean
}

/** Returns the part that a key moves to; `undefined` beyond the ends. */
function placeAfter(key: string, { stop, count, isFromRight }: Place): number | undefined {
  const forward = isFromRight ? 'ArrowLeft' : 'ArrowRight'
  const back = isFromRight ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return Math.min(stop + 1, count - 1)
  if (key === back || key === 'ArrowUp') return Math.max(stop - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
