import type { KeyboardEvent, PointerEvent } from 'react'

/**
 * Makes the fields of a form report values filled in without an event, as by some password managers, before a press of a button
 * or Enter submits it. React ignores the event of a field that has not changed.
 */
export function reportSilentFills(event: KeyboardEvent | PointerEvent): void {
  if ('key' in event && event.key !== 'Enter') return
  const form = formOf(event.target)
  if (!form) return
  // `form.elements` may be a field of that name.
  for (const field of form.querySelectorAll('input, textarea'))
    if (!isUntyped(field)) field.dispatchEvent(new Event('input', { bubbles: true }))
}

function formOf(target: EventTarget): HTMLFormElement | null {
  const pressed = target instanceof Element ? target.closest('button, input') : null
  return pressed instanceof HTMLButtonElement || pressed instanceof HTMLInputElement ? pressed.form : null
}

const isUntyped = (field: Element) =>
  field instanceof HTMLInputElement && /^(hidden|checkbox|radio|file|button|submit)$/.test(field.type)
