/** The checks that wait for the end of a press. */
const waiting = new Set<() => void>()
let isPressed = false
let isListening = false

/**
 * Runs a check once no press is under way: now, or when the click is through.
 *
 * A field is left when the mouse goes down on a button. If what is said of the field came or went right then, the button would move
 * from under the mouse, and the click would be lost.
 */
export function afterPress(check: () => void): void {
  listen()
  if (isPressed) waiting.add(check)
  else check()
}

/** Begins to watch presses: before the first field can be left. */
export function watchPresses(): void {
  listen()
}

function listen(): void {
  if (isListening || typeof window === 'undefined') return
  isListening = true
  const press = () => (isPressed = true)
  const end = () => {
    isPressed = false
    const checks = [...waiting]
    waiting.clear()
    for (const check of checks) check()
  }
  // A click may come, with what it does, in the same breath as the end of the press.
  const endSoon = () => setTimeout(end)
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, press, true)
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'blur'])
    window.addEventListener(type, ({ target }) => (type !== 'blur' || target === window) && endSoon(), true)
  window.addEventListener('click', end)
}
