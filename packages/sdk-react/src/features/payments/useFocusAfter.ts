import { useCallback, useEffect, useRef } from 'react'
import { restoreFocus } from '../../provider/announcements/focusHeading'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { focusIsBackMs } from '../../provider/announcements/useFocusBack'

/**
 * Keeps the focus in the block when the last step of a process is done in its dialog, because the card with the button that
 * opened the dialog is removed. Returns the ref of the block.
 */
export function useFocusAfter(isOver: boolean, isOpen: boolean) {
  const announce = useAnnounce()
  const block = useRef<HTMLElement>(undefined)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) wasOpen.current = true
  }, [isOpen])
  useEffect(() => {
    if (!isOver || !wasOpen.current) return
    wasOpen.current = false
    const timer = setTimeout(() => restoreFocus(block.current ?? null, announce), focusIsBackMs)
    return () => clearTimeout(timer)
  }, [announce, isOver])

  return useCallback((card: HTMLElement | null) => {
    block.current = card?.closest<HTMLElement>('.capstan-payment-templates') ?? block.current
  }, [])
}
