import type { KeyboardEvent } from 'react'

/**
 * True where Escape leaves what it is pressed in: nothing in it has taken the key, and it does not end a composition of an input
 * method, which is told as 229 where the composition has ended already (Safari).
 */
export function isEscape({ key, defaultPrevented, nativeEvent }: KeyboardEvent): boolean {
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229
  return key === 'Escape' && !defaultPrevented && !isComposing
}
