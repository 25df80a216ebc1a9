import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CapstanForm } from './useCapstanForm'

/** Has the browser ask before the page is left while something is typed that was not sent. Looks only then: nothing renders. */
export function useLeaveGuard<Values extends FieldValues>(
  { answers, status }: CapstanForm<Values>,
  isGuarded: boolean,
) {
  const isOpen = isGuarded && status.status !== 'sent'

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
