import { useEffect, useState } from 'react'

/**
 * What a search finds for what is typed, a moment after it was. What was found stays until something else is; what is chosen
 * stands in the field, and nobody looks for it any more.
 */
export function useFound<Found>(
  find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>,
  isChosen: (found: Found, typed: string) => boolean,
): { found: readonly Found[]; type: (text: string) => void } {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Found[]>([])

  useEffect(() => {
    if (found.some((each) => isChosen(each, typed))) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(typed.trim(), abort.signal).then(setFound, () => undefined)
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, isChosen, typed, found])

  return { found, type: setTyped }
}
