/** Waits until the whole HTML is parsed: the first script may run earlier. */
export async function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
