import type { Capstan, Formats } from '@capstan/sdk-core'
import { fillIn, useFormats, useMessages, type Spoken } from '@capstan/sdk-react/provider'
import { useCallback, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useHost } from '../session/Host'
import { frameMessages } from './messages'

/** A quiet line while the page may be out of date: no network, or no live updates. */
export function StaleLine() {
  const { capstan } = useHost()
  const messages = useMessages('frame', frameMessages)
  const formats = useFormats()
  const follow = useCallback((onChange: () => void) => followFreshness(capstan, onChange), [capstan])
  const message = useSyncExternalStore(follow, () => staleMessage(capstan, messages, formats))

  return <Line role="status">{message && <p>{message}</p>}</Line>
}

function staleMessage(
  { live }: Capstan,
  messages: Spoken<typeof frameMessages>,
  { instant }: Formats,
): string | undefined {
  if (!navigator.onLine) return messages.offline
  if (live.status !== 'stale' || !live.staleSince) return undefined
  return fillIn(messages.stale, { time: instant(live.staleSince, 'template') })
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
