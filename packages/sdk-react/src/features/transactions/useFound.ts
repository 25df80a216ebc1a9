import { useEffect, useState } from 'react'

/** What a search finds for what is typed, and which of it was chosen. */
export interface Search<Found> {
  found: readonly Found[]
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
  const [chosen, setChosen] = useState<Found>()
  const isChosen = chosen !== undefined && labelOf(chosen) === typed

  useEffect(() => {
    if (isChosen) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(typed.trim(), abort.signal).then(setFound, () => undefined)
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, isChosen, typed])

  const choose = (id: string) => {
    const one = found.find((each) => each.id === id)
    setChosen(one)
    return one
  }
  return { found, type: setTyped, choose }
}
