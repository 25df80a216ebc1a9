const focusable = 'input, textarea, select, button, [tabindex="0"]'

/** Moves focus to the field of an answer: to its control, wherever in the field that is. */
export function focusAnswer(form: HTMLElement, id: string) {
  const field = form.querySelector<HTMLElement>(`[id="${id}"]`)
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  control?.focus()
}
