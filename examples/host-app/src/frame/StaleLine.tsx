import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { frameMessages } from './messages'

/** A quiet line while the browser has no network: what is on the page may be out of date. */
export function StaleLine() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)

  return <Line role="status">{!isOnline && <p>{frameMessages.offline}</p>}</Line>
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const Line = styled.div`
  > p {
    margin: 0;
    padding: var(--capstan-space-1) var(--capstan-space-8);
    border-bottom: 1px solid var(--capstan-border);
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
