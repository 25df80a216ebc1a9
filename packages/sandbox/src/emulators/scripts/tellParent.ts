/** Tells the page that holds this one how it goes; only the pages the task was made for can read it. */
export function tellParent(event: string, more: { reason?: string; height?: number } = {}): void {
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
tellParent('loading')
addEventListener('load', () =>
  tellParent(content('capstan-event') || 'ready', { reason: content('capstan-reason') || undefined }),
)
// A frame as high as its page needs no scroll bar.
new ResizeObserver(([page]) => tellParent('size', { height: page?.borderBoxSize[0]?.blockSize })).observe(
  document.body,
)
document.addEventListener('change', () => tellParent('change'))
