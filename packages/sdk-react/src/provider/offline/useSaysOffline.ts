import { useEffect } from 'react'
import { useAnnounce } from '../announcements/useAnnounce'
import { useIsOffline } from './useIsOffline'
import { countOfflineNote } from './useHasOfflineNote'

/**
 * Returns true while the browser has no network. That is announced once for a document, with the text of the first component, and
 * again only after the network was back. A note beside the button that needs the network replaces a line over the whole page: see
 * `useHasOfflineNote`.
 */
export function useSaysOffline(text: string, { isNote = false }: { isNote?: boolean } = {}): boolean {
  const announce = useAnnounce()
  const isOffline = useIsOffline()

  useEffect(() => {
    // The text of the live region is true only while there is no network.
    if (isOffline && isFirst(() => announce(''))) announce(text)
  }, [announce, isOffline, text])
  useEffect(() => (isOffline && isNote ? countOfflineNote() : undefined), [isOffline, isNote])

  return isOffline
}

const saidIn = new WeakSet<Document>()

function isFirst(onBack: () => void): boolean {
  if (saidIn.has(document)) return false
  saidIn.add(document)
  const clear = () => {
    saidIn.delete(document)
    onBack()
  }
  addEventListener('online', clear, { once: true })
  return true
}
