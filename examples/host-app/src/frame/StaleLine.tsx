import type { Capstan, Formats } from '@capstan/sdk-core'
import {
  fillIn,
  useFormats,
  useHasOfflineNote,
  useMessages,
  useSaysOffline,
  type Spoken,
} from '@capstan/sdk-react/provider'
import { useCallback, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useHost } from '../session/Host'
import { frameMessages } from './messages'

/** A quiet line while the page may be out of date: no network, or no live updates. */
export function StaleLine() {
  const { capstan } = useHost()
  const messages = useMessages('frame', frameMessages)
  const formats = useFormats()
  const follow = useCallback((onChange: () => void) => capstan.live.onStatus(onChange), [capstan])
  const stale = useSyncExternalStore(follow, () => staleMessage(capstan, messages, formats))
  // A form on the page may show it as well: it is announced once, and shown beside the form.
  const isOffline = useSaysOffline(messages.offline)
  const hasNote = useHasOfflineNote()

  return (
    <Line>
      {isOffline && !hasNote && <p>{messages.offline}</p>}
      <div role="status">{!isOffline && stale && <p>{stale}</p>}</div>
    </Line>
  )
}

function staleMessage(
  { live }: Capstan,
  messages: Spoken<typeof frameMessages>,
  { instant }: Formats,
): string | undefined {
  if (live.status !== 'stale' || !live.staleSince) return undefined
  return fillIn(messages.stale, { time: instant(live.staleSince, 'template') })
}

const Line = styled.div`
  p {
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
