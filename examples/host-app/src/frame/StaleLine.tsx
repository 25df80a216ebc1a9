import { formatInstant, type Capstan } from '@capstan/sdk-core'
import { useCallback, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useHost } from '../session/Host'
import { frameMessages } from './messages'

/** A quiet line while the page may be out of date: no network, or no live updates. */
export function StaleLine() {
  const { capstan } = useHost()
  const follow = useCallback((onChange: () => void) => followFreshness(capstan, onChange), [capstan])
  const message = useSyncExternalStore(follow, () => staleMessage(capstan))

  return <Line role="status">{message && <p>{message}</p>}</Line>
}

function staleMessage({ live }: Capstan): string | undefined {
  if (!navigator.onLine) return frameMessages.offline
  if (live.status !== 'stale' || !live.staleSince) return undefined
  return frameMessages.stale.replace('{time}', formatInstant(live.staleSince, 'template'))
}

function followFreshness({ live }: Capstan, onChange: () => void): () => void {
  const stopLive = live.onStatus(onChange)
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    stopLive()
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
  @media print {
    display: none;
  }
`
