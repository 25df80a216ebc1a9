/** The checks that wait for the end of a press. */
const waiting = new Map<() => void, object | undefined>()
let isPressed = false
let isListening = false

/**
 * Runs a check once no press is under way: now, or when the click is through.
 *
 * A field is left when the mouse goes down on a button. If the message of the field came or went right then, the button would
 * move from under the mouse, and the click would be lost.
 */
export function afterPress(check: () => void, form?: object): void {
  listen()
  if (isPressed) waiting.set(check, form)
  else check()
}

/** Drops the checks of a form that wait: the press has sent it, and all of it is checked. */
export function dropChecks(form: object): void {
  for (const [check, of] of waiting) if (of === form) waiting.delete(check)
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
    const checks = [...waiting.keys()]
    waiting.clear()
    for (const check of checks) check()
  }
  // The click, and the form that it sends, come in the same breath as the end of the press.
  const endSoon = () => setTimeout(end)
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, press, true)
  for (const type of ['click', 'pointerup', 'mouseup', 'pointercancel', 'dragend'])
    window.addEventListener(type, endSoon, true)
}
