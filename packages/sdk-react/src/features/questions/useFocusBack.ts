import { useCallback, type RefObject } from 'react'
import type { QuestionTask } from './QuestionDialogs'

/**
 * Keeps the focus in its place when a dialog has closed whose button is gone: what was put into the last set that had it not
 * can be put into no other.
 */
export function useFocusBack(card: RefObject<HTMLElement | null>) {
  return useCallback(
    (task: QuestionTask | undefined) => {
      // After the dialog has given it back.
      setTimeout(() => {
        if (!card.current || document.activeElement !== document.body) return
        const row = task && 'id' in task ? card.current.querySelector(`tr[data-row="${task.id}"]`) : undefined
        const button = (row ?? card.current).querySelector('button') ?? card.current.querySelector('button')
        button?.focus()
      }, 50)
    },
    [card],
  )
}
