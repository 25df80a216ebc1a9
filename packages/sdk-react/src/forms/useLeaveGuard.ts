import { useContext, useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CapstanContext } from '../provider/context'
import { keepsUnsaved } from './drafts/unsavedDrafts'
import { addUnsent } from '../provider/offline/unsent'
import { DialogGuardContext } from '../ui/overlays/DialogGuard'
import type { CapstanForm } from './useCapstanForm'

/**
 * Something is typed that was not sent, and is not kept as a draft either: the dialog around asks before it closes; where
 * the page is guarded, the browser asks before it is left, and the host can. Looks only then: nothing renders.
 */
export function useLeaveGuard<Values extends FieldValues>(
  { answers, status, draft }: CapstanForm<Values>,
  /** True when the browser asks before the page is left; `unlessKept` not where the tab keeps the answers. */
  guards: boolean | 'unlessKept',
) {
  const isGuarded = guards !== false
  const isKept = guards === 'unlessKept'
  const dialog = useContext(DialogGuardContext)
  const instance = useContext(CapstanContext)?.instance
  const isOpen = status.status !== 'sent' && (!draft.isKept || draft.state.hasFailed === true)
  // A pending submission closes its dialog and navigates by itself.
  const isOnItsWay = status.status === 'submitting'

  useEffect(() => {
    if (!isOpen) return
    const { getValues, formState } = answers
    const began = JSON.stringify(formState.defaultValues)
    const isTyped = () => JSON.stringify(getValues()) !== began
    const stops = [
      isGuarded && askBeforeUnload(() => isTyped() && !(isKept && keepsUnsaved(instance))),
      isGuarded && !isOnItsWay && instance && addUnsent(instance, isTyped),
      !isOnItsWay && dialog?.add(isTyped),
    ]
    return () => stops.forEach((stop) => stop && stop())
  }, [answers, dialog, instance, isGuarded, isKept, isOnItsWay, isOpen])
}

/** Makes the browser ask before the page is left with unsent input. Returns a function that stops it. */
export function askBeforeUnload(isTyped: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isTyped()) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
