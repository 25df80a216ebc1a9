import { useEffect, useRef, type RefObject } from 'react'
import { useAnnounce } from '../../provider/useAnnounce'

/**
 * Moves focus to the heading of a step when the step changes, which also has it read out, once.
 *
 * Where the person is somewhere else on the page, focus stays with them and the heading is announced instead: a step
 * that was completed elsewhere must not pull anybody out of what they are typing.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, stepId: string) {
  const announce = useAnnounce()
  const last = useRef(stepId)

  useEffect(() => {
    if (last.current === stepId) return
    last.current = stepId
    const heading = root.current?.querySelector<HTMLElement>('[data-step-heading]')
    if (!heading) return
    if (isElsewhere(root.current)) announce(heading.textContent ?? '')
    else heading.focus()
  }, [announce, root, stepId])
}

/** Whether focus is on something outside of the root; on nothing at all is not elsewhere. */
function isElsewhere(root: HTMLElement | null): boolean {
  const place = root?.getRootNode()
  const focused =
    (place instanceof ShadowRoot || place instanceof Document ? place.activeElement : null) ??
    document.activeElement
  return Boolean(
    focused && focused !== document.body && !root?.contains(focused) && !isHostOf(focused, place),
  )
}

function isHostOf(element: Element, place: Node | undefined): boolean {
  return place instanceof ShadowRoot && place.host === element
}
