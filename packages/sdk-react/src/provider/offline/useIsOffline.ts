import { useSyncExternalStore } from 'react'

/** Returns true while the browser reports no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
