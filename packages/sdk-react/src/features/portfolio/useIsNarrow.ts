import { useEffect, useState, type RefObject } from 'react'
import { narrowEm } from '../../ui/layout/breakpoints'

/** Whether an element is narrower than the place a table needs. Wide where nothing can be measured. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const em = parseFloat(getComputedStyle(element).fontSize) || 14
      if (entry) setNarrow(entry.contentRect.width < narrowEm * em)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return isNarrow
}
