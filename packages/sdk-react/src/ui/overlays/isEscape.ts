import type { KeyboardEvent } from 'react'

/**
 * Returns true when Escape closes an overlay: no handler has taken the key, and the key does not end an input method composition.
 * Safari reports key code 229 when the composition has already ended.
 */
export function isEscape({ key, defaultPrevented, nativeEvent }: KeyboardEvent): boolean {
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229
  return key === 'Escape' && !defaultPrevented && !isComposing
}
