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
  const [failed, setFailed] = useState<{ error: unknown; text: string }>()
  const [attempt, setAttempt] = useState(0)
  const isChosen = chosen !== undefined && labelOf(chosen) === typed
  // A field that is left empties itself; what could not be looked for is what may be looked for once more.
  const text = typed.trim() || (failed?.text ?? '')

  useEffect(() => {
    if (isChosen) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(text, abort.signal).then(
        (each) => {
          setFound(each)
          setFailed(undefined)
        },
        (error: unknown) => {
          if (!abort.signal.aborted) setFailed({ error, text })
        },
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, isChosen, text, attempt])

  const choose = (id: string) => {
    const one = found.find((each) => each.id === id)
    setChosen(one)
    return one
  }
  return {
    found,
    type: setTyped,
    choose,
    error: failed?.error,
    retry: () => setAttempt((before) => before + 1),
  }
}
