import { useCallback, type RefObject } from 'react'
import { focusedAround } from './focusHeading'

/** Milliseconds after which a dialog that closes has given the focus back to its button, where there still is one. */
export const focusIsBackMs = 50

/**
 * Restores focus when a dialog has closed whose button is gone, such as one in a menu. The returned function takes the id of the
 * row that the dialog was about, and focuses the first button of that row, else of the card.
 */
export function useFocusBack(card: RefObject<HTMLElement | null>) {
  return useCallback(
    (row?: string) => {
      setTimeout(() => {
        if (!focusedAround(card.current)) firstButton(card.current, row)?.focus()
      }, focusIsBackMs)
    },
    [card],
  )
}

function firstButton(card: HTMLElement | null, row: string | undefined): HTMLElement | null | undefined {
  const ofRow = row ? card?.querySelector<HTMLElement>(`tr[data-row="${row}"] button`) : undefined
  return ofRow ?? card?.querySelector('button')
}
