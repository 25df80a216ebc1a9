import { useEffect } from 'react'
import { useAnnounce } from './useAnnounce'
import { useIsOffline } from './useIsOffline'
import { countOfflineNote } from './useHasOfflineNote'

/**
 * Whether the browser has no network. That it has none is said aloud once for a document, in the words of whoever comes
 * first: however many show it, and those who come later, say nothing until it was back. What is said beside the button
 * that needs the network is a note: a line over the whole page gives way to it, with `useHasOfflineNote`.
 */
export function useSaysOffline(text: string, { isNote = false }: { isNote?: boolean } = {}): boolean {
  const announce = useAnnounce()
  const isOffline = useIsOffline()

  useEffect(() => {
    if (isOffline && isFirst()) announce(text)
  }, [announce, isOffline, text])
  useEffect(() => (isOffline && isNote ? countOfflineNote() : undefined), [isOffline, isNote])

  return isOffline
}

const saidIn = new WeakSet<Document>()

function isFirst(): boolean {
  if (saidIn.has(document)) return false
  saidIn.add(document)
  addEventListener('online', () => saidIn.delete(document), { once: true })
  return true
}
