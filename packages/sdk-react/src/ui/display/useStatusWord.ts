import { useCallback } from 'react'
import { useMessages } from '../../language/useMessages'
import { statusLook, statusMessages } from './statuses'

/** The word for a status in the page's language. */
export function useStatusWord(): (status: string) => string {
  const words: Readonly<Record<string, string>> = useMessages('statuses', statusMessages)

  return useCallback(
    (status) => (Object.hasOwn(words, status) && words[status]) || statusLook(status).word,
    [words],
  )
}
