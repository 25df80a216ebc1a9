import { useEffect, useState, type RefObject } from 'react'

/** As wide as a container query for these many `em` would have it: the larger the text, the more room a table needs. */
const tableEm = 42.853

/** Whether an element is narrower than the place a table needs. Wide where nothing can be measured. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const em = parseFloat(getComputedStyle(element).fontSize) || 14
      if (entry) setNarrow(entry.contentRect.width < tableEm * em)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return isNarrow
}
