import { useRef, useState } from 'react'
import { refusalOf } from '../../forms/refusalOf'
import { useUiMessages } from '../../ui/uiMessages'

/** Makes one change after the other: what is pressed while one is under way is let go. Says why the last one was refused. */
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
