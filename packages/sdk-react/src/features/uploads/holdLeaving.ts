import type { Uploads } from '@capstan/sdk-core/uploads'

const held = new WeakSet<Uploads>()

/**
 * Makes the browser ask before the page is closed while an upload is in progress, because closing the page stops it. The question
 * stays when the reader leaves the list.
 */
export function holdLeaving(uploads: Uploads): void {
  if (held.has(uploads)) return
  held.add(uploads)
  const hold = () => {
    const isRunning = uploads.current().some(({ state }) => state.status !== 'failed')
    if (isRunning) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
  // One listener for each owner: other uploads may still need theirs.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  uploads.subscribe(hold)
  hold()
}
