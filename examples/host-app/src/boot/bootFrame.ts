/** Returns the frame in the HTML of the page, in the reader's brand and language, which is shown before the app. */
const frame = () => document.getElementById('boot')

/** Takes the frame away, once a page of the app stands. */
export function endBoot(): void {
  frame()?.remove()
}

/**
 * Shows in the frame that the app could not start. Its texts are part of the page, so that nothing has to be
 * requested.
 */
export function failBoot(): void {
  const boot = frame()
  const problem = boot?.querySelector<HTMLElement>('[role="alert"]')
  if (!boot || !problem) return
  boot.dataset.state = 'failed'
  problem.hidden = false
  document.title = problem.querySelector('h1')?.textContent ?? document.title
}
