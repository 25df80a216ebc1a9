/** Waits for the end of the page itself: what runs first may run before the browser has read as far. */
export async function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
