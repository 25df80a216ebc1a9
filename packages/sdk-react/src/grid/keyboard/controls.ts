const control = 'a[href], button, input, select, textarea, [tabindex]'

/** What can be used in a cell, from first to last. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(control)]
}

/** Whether something is, or is part of, what can be used in a cell. */
export function isControl(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  const found = target.closest(`${control}, label`)
  return found !== null && !found.hasAttribute('aria-colindex') && found.closest('[aria-colindex]') !== null
}
