import { useEffect, useState } from 'react'

/** What was typed, once nothing more has been for a moment. */
export function useSettledText(waitMs = 150): readonly [settled: string, type: (text: string) => void] {
  const [typed, type] = useState('')
  const [settled, settle] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => settle(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed, waitMs])

  return [settled, type]
}
