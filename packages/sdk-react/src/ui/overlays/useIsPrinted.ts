import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being put on paper, so that what shows a part of its rows can show all of them.
 *
 * A browser takes the page as it stands when the handlers have returned: what changes is drawn before that.
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
