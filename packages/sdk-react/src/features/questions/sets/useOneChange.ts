import { useRef, useState } from 'react'
import { refusalOf } from '../../../forms/sending/refusalOf'
import { useUiMessages } from '../../../ui/uiMessages'

/** Runs one change at a time, and ignores presses while it runs. Returns the reason of the last refusal. */
export function useOneChange() {
  const { errorText } = useUiMessages()
  const isUnderWay = useRef(false)
  const [error, setError] = useState<string>()

  const change = async (make: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setError(undefined)
    try {
      await make()
    } catch (failure) {
      setError(refusalOf(failure)?.text ?? errorText)
    } finally {
      isUnderWay.current = false
    }
  }

  return { change, error }
}
