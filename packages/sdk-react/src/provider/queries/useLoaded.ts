import { useEffect, useState } from 'react'
import type { QueryState } from './useCapstanQuery'
import { useLoadingDelay, type LoadingDelayOptions } from '../../ui/lazy/useLoadingDelay'

type Loaded<Data> =
  { status: 'loading' } | { status: 'error'; error: Error } | { status: 'ready'; data: Data }

/** Loads data once for a key, and again on request; it is not cached after the component is unmounted. */
export function useLoaded<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  key: string,
  hold?: Pick<LoadingDelayOptions, 'ignoreDelay'>,
): QueryState<Data> {
  const [kept, setKept] = useState<Loaded<Data> & { of: string }>({ status: 'loading', of: key })
  const [tries, setTries] = useState(0)
  const state: Loaded<Data> = kept.of === key ? kept : { status: 'loading' }
  const phase = useLoadingDelay(state.status === 'loading', hold)

  useEffect(() => {
    const { signal, abort } = stopper()
    load(signal).then(
      (data) => !signal.aborted && setKept({ status: 'ready', data, of: key }),
      (error: unknown) =>
        !signal.aborted &&
        setKept({
          status: 'error',
          error: error instanceof Error ? error : new Error(String(error)),
          of: key,
        }),
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
      setKept({ status: 'loading', of: key })
      setTries(tries + 1)
    },
  }
}

function stopper() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
