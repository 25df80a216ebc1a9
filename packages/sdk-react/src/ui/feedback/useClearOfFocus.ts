import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Returns true when a box that floats at the bottom of the window would cover the focused element and must move to the top.
 * Checked for each new `note` and whenever focus moves.
 */
export function useClearOfFocus(box: RefObject<HTMLElement | null>, note: object | undefined): boolean {
  const [isAtTop, setAtTop] = useState(false)
  useLayoutEffect(() => setAtTop(false), [note])

  useEffect(() => {
    if (!note) return
    const step = () => covers(box.current) && setAtTop((was) => !was)
    step()
    document.addEventListener('focusin', step)
    return () => document.removeEventListener('focusin', step)
  }, [box, note])

  return isAtTop
}

function covers(box: HTMLElement | null): boolean {
  const root = box?.getRootNode()
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  if (!box || !focused || focused === document.body || box.contains(focused)) return false
  const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = over.right <= under.left || over.left >= under.right
  return !isBeside && over.bottom > under.top && over.top < under.bottom
}
