import { useContext, useEffect, useRef } from 'react'
import { restoreFocus } from '../../provider/announcements/focusHeading'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { ProcessPlaceContext } from './step/ProcessPlace'

/**
 * Moves focus to the heading of a step when its status changes and the focused element is removed: the button that sent the step,
 * or the frame in which it failed.
 */
export function useFocusOfSent(status: string) {
  const root = useContext(ProcessPlaceContext)?.root
  const announce = useAnnounce()
  const last = useRef(status)

  useEffect(() => {
    if (last.current === status) return
    last.current = status
    if (root) restoreFocus(root.current, announce)
  }, [announce, root, status])
}
