import { type EmbedKey, embedKeyState, isOpenKey } from '@capstan/sdk-core/integrations'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useSendingBlock } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useFocusBack } from '../../provider/announcements/useFocusBack'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { EmbedKeyTable } from './EmbedKeyTable'
import type { KeyTask } from './KeyTask'
import { integrationsMessages } from './messages'

/** The dialogs, loaded on demand: most readers do not open their forms. */
const EmbedKeyDialogs = lazyPart(async () => (await import('./EmbedKeyDialogs')).EmbedKeyDialogs)

/** Asks for the code of the dialogs ahead of time. */
export async function prefetchKeyDialogs(): Promise<void> {
  await EmbedKeyDialogs.prefetch()
}

export interface EmbedKeysViewProps {
  /** The keys of the account, newest first. */
  keys: readonly EmbedKey[]
  /** The actions that the person may use; without it keys are read only. */
  actions?: EmbedKeyActions
  /** The time at which the keys are shown; the current time by default. */
  now?: Date
}

/** Secret keys with their purpose, their last use and their actions. @public */
export function EmbedKeysView({ keys, actions, now: moment }: EmbedKeysViewProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const card = useRef<HTMLElement>(null)
  const now = useNow(keys, moment)
  const isBlocked = useSendingBlock() !== undefined
  const mayMake = actions && !isBlocked
  const [task, setTask] = useState<KeyTask>()
  const [showsEnded, setShowsEnded] = useState(false)
  const focusBack = useFocusBack(card)
  usePrefetch(EmbedKeyDialogs, !!actions)
  const open = keys.filter((key) => isOpenKey(key, now))
  const ended = keys.filter((key) => !isOpenKey(key, now))
  const rows = showsEnded ? [...open, ...ended] : open

  const close = () => {
    setTask(undefined)
    focusBack(task && 'key' in task ? task.key.id : undefined)
  }

  return (
    <Card
      ref={card}
      flush
      className="capstan-embed-keys"
      title={messages.title}
      actions={
        mayMake && (
          <Button variant="quiet" dense icon="plus" onPress={() => setTask({ kind: 'make' })}>
            {messages.make}
          </Button>
        )
      }
      footer={
        <>
          <Note>{messages.about}</Note>
          {ended.length > 0 && (
            <Button
              variant="quiet"
              dense
              aria-expanded={showsEnded}
              onPress={() => setShowsEnded(!showsEnded)}
            >
              {showsEnded ? messages.endedShown : fillIn(messages.ended, { count: ended.length })}
            </Button>
          )}
        </>
      }
    >
      {rows.length === 0 && <EmptyState icon="lock" text={mayMake ? messages.none : messages.noneToRead} />}
      {rows.length > 0 && <EmbedKeyTable keys={rows} now={now} onTask={actions && setTask} />}
      {actions && task && (
        <EmbedKeyDialogs task={task} keys={keys} now={now} actions={actions} onClose={close} />
      )}
    </Card>
  )
}

const Note = styled.span`
  flex: 1 1 40ch;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

// A timer that waits longer than this fires at once.
const longest = 2 ** 31 - 1

/** The current time, updated when a key expires; or the given moment, which does not change. */
function useNow(keys: readonly EmbedKey[], moment?: Date): Date {
  const [present, setPresent] = useState(() => new Date())
  const now = moment ?? present
  const next = Math.min(...keys.filter((key) => embedKeyState(key, now) === 'ending').map(endOf))

  useEffect(() => {
    if (moment || next === Infinity) return
    const wait = Math.min(Math.max(next - Date.now(), 0), longest)
    const timer = setTimeout(() => setPresent(new Date()), wait)
    return () => clearTimeout(timer)
  }, [moment, next, present])

  return now
}

const endOf = ({ expiresAt }: EmbedKey) => Date.parse(expiresAt ?? '')
