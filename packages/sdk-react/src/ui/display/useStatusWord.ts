import { useMessages } from '../../language/useMessages'
import { statusLook } from './statuses'

/** The word for a status in the page's language. */
export function useStatusWord(): (status: string) => string {
  const words: Readonly<Record<string, string>> = useMessages('statuses', noWords)

  return (status) => (Object.hasOwn(words, status) && words[status]) || statusLook(status).word
}

const noWords = {}
