import { useState } from 'react'
import { useCapstan } from '../provider/useCapstan'

/** What was typed into a form, kept in the memory of the instance: logging out forgets it, no storage ever holds it. */
export function useDraft<Values>(name: string) {
  const { queryClient } = useCapstan()
  const queryKey = ['draft', name]
  const [draft] = useState(() => queryClient.getQueryData<Values>(queryKey))
  const [keptAt, setKeptAt] = useState<string>()

  const keep = (values: Values | undefined) => {
    // Nothing observes a draft, and what nothing observes is thrown away after five minutes.
    queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
    if (values) queryClient.setQueryData(queryKey, structuredClone(values))
    else queryClient.removeQueries({ queryKey })
    setKeptAt(values && timeOfDay.format(new Date()))
  }

  return { draft, keptAt, keep }
}

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: false })
