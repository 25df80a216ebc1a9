import type { CheckableForm } from '@capstan/sdk-core/steps'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns the visible fields. A field that the host hides is shown once its answer has an error, so that the reader can correct
 * it.
 */
export function useShownFields({ fields, hidden }: CheckableForm) {
  const [revealed, setRevealed] = useState<readonly string[]>([])
  const shown = useMemo(
    () => fields.filter((field) => !hidden.includes(field) || revealed.includes(field.name)),
    [fields, hidden, revealed],
  )
  const reveal = useCallback(
    (names: readonly string[]) => {
      const unseen = hidden.map(({ name }) => name).filter((name) => names.includes(name))
      // The field is rendered before its error is announced.
      if (unseen.length > 0) flushSync(() => setRevealed((before) => [...new Set([...before, ...unseen])]))
    },
    [hidden],
  )

  return { shown, reveal }
}
