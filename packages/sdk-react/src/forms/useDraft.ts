import { useState } from 'react'
import { useFormats } from '../language/useFormats'
import { useCapstan } from '../provider/useCapstan'

/** What was typed into a form, kept in the memory of the instance: logging out forgets it, no storage ever holds it. */
export function useDraft<Values>(name: string) {
  const { queryClient } = useCapstan()
  const { locale, time } = useFormats()
  // 1.234 is a thousand in one language and one and a bit in another: what was typed stays in its own.
  const queryKey = ['draft', name, locale]
  const [draft] = useState(() => queryClient.getQueryData<Values>(queryKey))
  const [keptAt, setKeptAt] = useState<string>()

  const keep = (values: Values | undefined) => {
    // Nothing observes a draft, and what nothing observes is thrown away after five minutes.
    queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
    if (values) queryClient.setQueryData(queryKey, structuredClone(values))
    else queryClient.removeQueries({ queryKey })
    setKeptAt(values && time(new Date()))
  }

  return { draft, keptAt, keep }
}
