/** What the page itself brings: the frame that stands, in the brand and the language of the reader, before the app does. */
const frame = () => document.getElementById('boot')

/** Takes the frame away, once a page of the app stands. */
export function endBoot(): void {
  frame()?.remove()
}

/** Says in the frame that the app could not start. Its words came with the page, so that nothing has to be asked for. */
export function failBoot(): void {
  const boot = frame()
  const problem = boot?.querySelector<HTMLElement>('[role="alert"]')
  if (!boot || !problem) return
  boot.dataset.state = 'failed'
  problem.hidden = false
  document.title = problem.querySelector('h1')?.textContent ?? document.title
}
