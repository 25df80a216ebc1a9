import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns true while the page is being printed, so that a list that renders part of its rows can render all of them.
 *
 * A browser prints the page as it is when the event handlers return, so the change is rendered before that.
 */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)

  useLayoutEffect(() => {
    const begin = () => flushSync(() => setIsPrinted(true))
    const end = () => setIsPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  return isPrinted
}
