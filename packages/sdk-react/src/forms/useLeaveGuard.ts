import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CapstanForm } from './useCapstanForm'

/**
 * Has the browser ask before the page is left while something is typed that was not sent, and is not kept as a draft
 * either. Looks only then: nothing renders.
 */
export function useLeaveGuard<Values extends FieldValues>(
  { answers, status, draft }: CapstanForm<Values>,
  isGuarded: boolean,
) {
  const isOpen = isGuarded && status.status !== 'sent' && (!draft.isKept || draft.state.hasFailed === true)

  useEffect(() => {
    if (!isOpen) return
    const { getValues, formState } = answers
    const began = JSON.stringify(formState.defaultValues)
    const ask = (event: BeforeUnloadEvent) => {
      if (JSON.stringify(getValues()) !== began) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [answers, isOpen])
}
