import { useLayoutEffect, useState } from 'react'

/** Whether there is more in an element than it shows, whenever that comes: what scrolls is reached by the keyboard then. */
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
