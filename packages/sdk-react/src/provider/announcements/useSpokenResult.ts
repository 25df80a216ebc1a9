import { useEffect, useRef } from 'react'
import { useAnnounce } from './useAnnounce'

/**
 * Announces the result of a filter once it is shown, because the focus stays on the filter. Call the returned function when the
 * filter changes; an undefined text means that the result is not known yet.
 */
export function useSpokenResult(result: unknown, text: string | undefined): () => void {
  const announce = useAnnounce()
  const isAsked = useRef(false)

  useEffect(() => {
    if (!isAsked.current || text === undefined) return
    isAsked.current = false
    announce(text)
  }, [announce, result, text])

  return () => {
    isAsked.current = true
  }
}

/** Announces the result of a search or a filter each time `asked` changes, once the text is known. The first one is not announced. */
export function useSpokenSearch(asked: unknown, text: string | undefined): void {
  const announce = useAnnounce()
  const said = useRef(asked)

  useEffect(() => {
    if (said.current === asked || text === undefined) return
    said.current = asked
    announce(text)
  }, [announce, asked, text])
}
