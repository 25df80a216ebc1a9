import { useLayoutEffect, type RefObject } from 'react'

/**
 * Marks a grid while it is scrolled sideways or is about to be. Only then the first columns have to stick: a sticky cell is a
 * compositing layer of its own in every frame.
 */
export function useScrolledAlong(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let isTouched = false
    const mark = (isAbout: boolean) =>
      element.toggleAttribute('data-along', isAbout || isTouched || element.scrollLeft !== 0)
    const follow = () => mark(false)
    const touch = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0
      mark(false)
    }
    const turn = ({ deltaX, shiftKey }: WheelEvent) => {
      if (deltaX !== 0 || shiftKey) mark(true)
    }
    const listening = new AbortController()
    // Before anything is drawn, so that asking where it is costs nothing.
    const options = { passive: true, capture: true, signal: listening.signal }
    element.addEventListener('scroll', follow, options)
    element.addEventListener('touchstart', touch, options)
    element.addEventListener('touchend', touch, options)
    element.addEventListener('touchcancel', touch, options)
    element.addEventListener('wheel', turn, options)
    return () => listening.abort()
  }, [ref])
}
