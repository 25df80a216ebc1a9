import { useEffect, useState } from 'react'

/** The results of a search, and the selected one. */
export interface Search<Found> {
  found: readonly Found[]
  /** The last search came to nothing: searches again. */
  retry?: () => void
  type: (text: string) => void
  /** Selects one of the results, or none. */
  choose: (id: string) => Found | undefined
}

/**
 * Returns the results of a search, a moment after the text was typed. Results stay until others arrive. A selected result is in
 * the field, so no further search is sent.
 */
export function useFound<Found extends { id: string }>(
  find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>,
  labelOf: (found: Found) => string,
): Search<Found> {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Found[]>([])
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const [chosen, setChosen] = useState<Found>()
  const isChosen = chosen !== undefined && labelOf(chosen) === typed
  // A field clears itself on blur; `failed` keeps the text of a failed search, so that it can be repeated.
  const text = typed.trim() || (failed ?? '')

  useEffect(() => {
    if (isChosen) return
    const abort = new AbortController()
    const end = (rows: readonly Found[], failed?: string) => {
      if (abort.signal.aborted) return
      setFailed(failed)
      setFound(rows)
    }
    const timer = setTimeout(() => {
      find(text, abort.signal).then(
        (rows) => end(rows),
        () => end([], text),
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, isChosen, text, tries])

  const choose = (id: string) => {
    const one = found.find((each) => each.id === id)
    setChosen(one)
    return one
  }
  return {
    found,
    ...(failed !== undefined && { retry: () => setTries((count) => count + 1) }),
    type: setTyped,
    choose,
  }
}
