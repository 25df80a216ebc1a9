/** Sends the progress to the page around this one; only the pages that the task was made for can read it. */
export function notifyParent(event: string, more: { reason?: string; height?: number } = {}): void {
  const parents = content('capstan-parents').split(' ').filter(Boolean)
  if (window.parent === window) return
  for (const parent of parents) {
    // The browser drops a message when the target is not the origin of the actual parent.
    window.parent.postMessage({ source: 'capstan-provider', event, ...more }, parent)
  }
}

const content = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

// Whichever script imports this module first, the announcements are made once.
notifyParent('loading')
addEventListener('load', () =>
  notifyParent(content('capstan-event') || 'ready', { reason: content('capstan-reason') || undefined }),
)
// A frame as high as its page needs no scroll bar.
new ResizeObserver(([page]) => notifyParent('size', { height: page?.borderBoxSize[0]?.blockSize })).observe(
  document.body,
)
document.addEventListener('change', () => notifyParent('change'))
