import type { DynamicValues } from '@capstan/sdk-core/steps'
import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'

/** What was typed into a step, kept in the memory of the instance: logging out forgets it, no storage ever holds it. */
export function useDraft(stepId: string) {
  const { queryClient } = useCapstan()
  const { locale, time } = useFormats()
  // 1.234 is a thousand in one language and one and a bit in another: what was typed stays in its own.
  const queryKey = ['draft', stepId, locale]
  const [draft] = useState(() => queryClient.getQueryData<DynamicValues>(queryKey))
  const [keptAt, setKeptAt] = useState<string>()

  const keep = (values: DynamicValues | undefined) => {
    // Nothing observes a draft, and what nothing observes is thrown away after five minutes.
    queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
    if (values) queryClient.setQueryData(queryKey, structuredClone(values))
    else queryClient.removeQueries({ queryKey })
    setKeptAt(values && time(new Date()))
  }

  return { draft, keptAt, keep }
}
