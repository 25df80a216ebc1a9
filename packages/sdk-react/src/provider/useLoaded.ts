import { useEffect, useState } from 'react'
import type { QueryState } from './useCapstanQuery'
import { useLoadingHold } from '../ui/lazy/useLoadingHold'

type Loaded<Data> =
  { status: 'loading' } | { status: 'error'; error: Error } | { status: 'ready'; data: Data }

/** Something that is loaded once for a key, and again when asked; kept by nobody after the reader has left. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>, key: string): QueryState<Data> {
  const [state, setState] = useState<Loaded<Data>>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  const phase = useLoadingHold(state.status === 'loading')

  useEffect(() => {
    const { signal, abort } = stopper()
    load(signal).then(
      (data) => !signal.aborted && setState({ status: 'ready', data }),
      (error: unknown) =>
        !signal.aborted &&
        setState({ status: 'error', error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return abort
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what is loaded
  }, [key, tries])

  if (phase !== 'over' || state.status === 'loading')
    return { status: 'loading', visible: phase === 'showing' }
  if (state.status === 'ready') return state
  return {
    ...state,
    retry: () => {
      setState({ status: 'loading' })
      setTries(tries + 1)
    },
  }
}

function stopper() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
