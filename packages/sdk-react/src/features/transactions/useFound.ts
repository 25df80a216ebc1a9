import { useEffect, useState } from 'react'

/** What a search finds for what is typed, and which of it was chosen. */
export interface Search<Found> {
  found: readonly Found[]
  type: (text: string) => void
  /** Chooses one of what is found, or none of it. */
  choose: (id: string) => Found | undefined
  /** What went wrong; nothing is known of what is typed then. */
  error?: unknown
  /** Searches once more for what is typed. */
  retry: () => void
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
  const [chosen, setChosen] = useState<Found>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const isChosen = chosen !== undefined && labelOf(chosen) === typed

  useEffect(() => {
    if (isChosen) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(typed.trim(), abort.signal).then(
        (each) => {
          setFound(each)
          setError(undefined)
        },
        (failure: unknown) => {
          if (!abort.signal.aborted) setError(failure)
        },
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, isChosen, typed, attempt])

  const choose = (id: string) => {
    const one = found.find((each) => each.id === id)
    setChosen(one)
    return one
  }
  return { found, type: setTyped, choose, error, retry: () => setAttempt((before) => before + 1) }
}
