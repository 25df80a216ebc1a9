import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, by our button or by the browser's: what is for paper alone is drawn then. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    // The browser looks at the page as soon as its listeners are through.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  return isPrinting
}
