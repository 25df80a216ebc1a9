/** Calls when the page is left, hidden for what may be good, or reached by the network again; answers how to stop. */
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
