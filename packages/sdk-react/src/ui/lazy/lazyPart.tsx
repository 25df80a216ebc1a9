import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { ErrorNotice } from '../feedback/ErrorNotice'
import { Loading } from '../feedback/Loading'
import { LazyCode, type CodeState } from './LazyCode'
import { useLoadingDelay } from './useLoadingDelay'

/** A part whose code comes when it is first shown, or before, when it was prefetched. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Asks for the code ahead of need, so that nobody waits for it. */
  prefetch: () => Promise<void>
}

/**
 * Makes a part of its code's address, in the file that shows it: `const Far = lazyPart(async () => (await import('./Far')).Far)`.
 *
 * Rather than React.lazy because that shows its fallback at once and keeps a failure for good: here loading is held
 * against flicker as the loading of data is, a failure can be tried again, and code that is here shows without a detour.
 * The server, and so the first render in the browser, shows the space for it.
 */
// @__NO_SIDE_EFFECTS__
export function lazyPart<Props extends object>(ask: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const code = new LazyCode(ask)

  function Lazy(props: Props) {
    const state = useSyncExternalStore(code.subscribe, code.current, onServer<Props>)
    const phase = useLoadingDelay(state.status === 'loading')

    useEffect(() => {
      if (code.current().status === 'loading') void code.load()
    }, [])

    if (phase !== 'over') return <Loading visible={phase === 'showing'} />
    switch (state.status) {
      case 'loading':
        return <Loading visible={false} />
      case 'error':
        return <ErrorNotice error={state.error} onRetry={code.retry} />
      case 'ready':
        return <state.Part {...props} />
    }
  }

  return Object.assign(Lazy, { prefetch: code.load })
}

const loading = { status: 'loading' } as const

function onServer<Props>(): CodeState<Props> {
  return loading
}
