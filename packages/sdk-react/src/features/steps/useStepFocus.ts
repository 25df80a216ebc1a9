import { useEffect, useRef, type RefObject } from 'react'
import { focusHeading } from '../../provider/announcements/focusHeading'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useArrival } from '../../provider/announcements/useArrival'

/** Moves focus to the heading of a step when the step changes, and when the steps follow another part of a block. */
export function useStepFocus(root: RefObject<HTMLElement | null>, stepId: string) {
  const announce = useAnnounce()
  const last = useRef(stepId)
  useArrival(root)

  useEffect(() => {
    if (last.current === stepId) return
    last.current = stepId
    focusHeading(root.current, announce)
  }, [announce, root, stepId])
}
