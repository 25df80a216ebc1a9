const focusable = 'input, textarea, select, button, [tabindex="0"]'

/** Moves focus to a field by the id of its control, or to the first control of the field that carries the id. */
export function focusField(root: ParentNode | null, id: string) {
  const field = root?.querySelector<HTMLElement>(`[id="${id}"]`)
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  control?.focus()
}

/** Moves focus to the first control inside. */
export function focusFirst(root: ParentNode | null) {
  root?.querySelector<HTMLElement>(focusable)?.focus()
}
