import { useEffect, useState } from 'react'

/** What a search finds for what is typed, and which of it was chosen. */
export interface Search<Found> {
  found: readonly Found[]
  /** The last search came to nothing: searches again. */
  retry?: () => void
  type: (text: string) => void
  /** Chooses one of what is found, or none of it. */
  choose: (id: string) => Found | undefined
}

/**
 * What a search finds for what is typed, a moment after it was. What was found stays until something else is; what is chosen
 * stands in the field, and nobody looks for it any more.
 */
export function useFound<Found extends { id: string }>(
  find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>,
  labelOf: (found: Found) => string,
): Search<Found> {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Found[]>([])
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const [chosen, setChosen] = useState<Found>()
  const isChosen = chosen !== undefined && labelOf(chosen) === typed

  useEffect(() => {
    if (isChosen) return
    const abort = new AbortController()
    const end = (failed: boolean, rows: readonly Found[] = []) => {
      if (abort.signal.aborted) return
      setFailed(failed)
      setFound(rows)
    }
    const timer = setTimeout(() => {
      find(typed.trim(), abort.signal).then(
        (rows) => end(false, rows),
        () => end(true),
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, isChosen, typed, tries])

  const choose = (id: string) => {
    const one = found.find((each) => each.id === id)
    setChosen(one)
    return one
  }
  return {
    found,
    ...(hasFailed && { retry: () => setTries((count) => count + 1) }),
    type: setTyped,
    choose,
  }
}
