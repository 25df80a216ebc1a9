import { useCallback, type RefObject } from 'react'
import type { KeyTask } from './KeyTask'

/**
 * Gives focus back when a dialog has closed: to the button of the row it was about, where there still is one, or else to
 * the first button of the card. The dialog came from a menu, which is gone by then.
 */
export function useFocusReturn(card: RefObject<HTMLElement | null>) {
  return useCallback(
    (task: KeyTask | undefined) => {
      // After the dialog has let go of it.
      setTimeout(() => buttonOf(card.current, task)?.focus(), 50)
    },
    [card],
  )
}

function buttonOf(card: HTMLElement | null, task: KeyTask | undefined): HTMLElement | null {
  const row = task && 'key' in task ? card?.querySelector(`tr[data-row="${task.key.id}"]`) : undefined
  return (row ?? card)?.querySelector('button') ?? null
}
