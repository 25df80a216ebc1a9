const control = 'a[href], button, input, select, textarea, [tabindex]'

/** Returns the controls in a cell, from first to last. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(control)]
}

/** Returns true when the target is a control or is inside one. */
export function isControl(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  const found = target.closest(`${control}, label`)
  return found !== null && !found.hasAttribute('aria-colindex') && found.closest('[aria-colindex]') !== null
}
