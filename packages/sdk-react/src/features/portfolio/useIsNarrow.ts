import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is narrower than the place a table needs. Wide where nothing can be measured. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>, width = 600): boolean {
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, width])

  return isNarrow
}
