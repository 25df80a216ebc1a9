import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { ErrorNotice } from '../feedback/ErrorNotice'
import { Loading } from '../feedback/Loading'
import { LazyCode, type CodeState } from './LazyCode'
import { useLoadingDelay } from './useLoadingDelay'

/** Component that loads its code when it is first rendered, or earlier through `prefetch`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the code before it is needed. */
  prefetch: () => Promise<void>
}

/**
 * Creates a component from a dynamic import, in the file that renders it: `const Far = lazyPart(async () => (await
 * import('./Far')).Far)`.
 *
 * Unlike React.lazy it delays the fallback as data loading does, can retry a failed import, and renders loaded code at once. The
 * server, and so the first render in the browser, renders only the space for it.
 *
 * `Place` is rendered until the code is here, without a delay: it has the size of the part, so that nothing moves.
 */
// @__NO_SIDE_EFFECTS__
export function lazyPart<Props extends object>(
  ask: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
): LazyPart<Props> {
  const code = new LazyCode(ask)

  function Lazy(props: Props) {
    const state = useSyncExternalStore(code.subscribe, code.current, onServer<Props>)
    const phase = useLoadingDelay(state.status === 'loading', { ignoreDelay: Place !== undefined })

    useEffect(() => {
      if (code.current().status === 'loading') void code.load()
    }, [])

    if (Place && state.status === 'loading') return <Place {...props} />
    if (!Place && phase !== 'over') return <Loading visible={phase === 'showing'} />
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
