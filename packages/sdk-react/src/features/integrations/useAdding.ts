import { newId } from '@capstan/sdk-core'
import { useRef, useState } from 'react'
import { useUiMessages } from '../../ui/uiMessages'
import { refusalOf } from '../../forms/refusalOf'

/** Adds something once, however often it is pressed, and says why where it could not be added. */
export function useAdding(onAdd: ((idempotencyKey: string) => Promise<unknown>) | undefined) {
  const { errorText } = useUiMessages()
  const key = useRef<string>(undefined)
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<string>()

  const add = () => {
    if (!onAdd || isAdding) return
    key.current ??= newId()
    setAdding(true)
    setError(undefined)
    onAdd(key.current)
      .then(
        () => (key.current = undefined),
        (failure: unknown) => setError(refusalOf(failure)?.text ?? errorText),
      )
      .finally(() => setAdding(false))
  }

  return { add, isAdding, error }
}
