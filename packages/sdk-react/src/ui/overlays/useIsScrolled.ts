import { useLayoutEffect, useState } from 'react'

/** Tracks whether the content of an element overflows, so that a scrolling element can be made focusable. */
export function useIsScrolled() {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [isScrolled, setIsScrolled] = useState(false)

  useLayoutEffect(() => {
    if (!element) return
    const look = () => setIsScrolled(element.scrollHeight > element.clientHeight)
    look()
    if (typeof ResizeObserver === 'undefined') return
    const resized = new ResizeObserver(look)
    const observe = () => [element, ...element.children].forEach((each) => resized.observe(each))
    const changed = new MutationObserver(observe)
    observe()
    changed.observe(element, { childList: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }, [element])

  return { isScrolled, ref }
}
