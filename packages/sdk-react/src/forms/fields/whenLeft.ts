/**
 * Calls `leave` or `flush` when the page is left, is hidden and may not come back, or is online again; returns a function that
 * stops it.
 */
export function whenLeft({ leave, flush }: { leave: () => void; flush: () => void }): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)
  addEventListener('online', flush)

  return () => {
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('online', flush)
  }
}
