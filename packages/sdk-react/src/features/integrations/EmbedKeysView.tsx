import { isOpenKey, type EmbedKey } from '@capstan/sdk-core/integrations'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFocusBack } from '../../provider/useFocusBack'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { EmbedKeyDialogs } from './lazyKeyDialogs'
import { EmbedKeyTable } from './EmbedKeyTable'
import type { KeyTask } from './KeyTask'
import { integrationsMessages } from './messages'
import { useNow } from './useNow'

export interface EmbedKeysViewProps {
  /** The keys of the account, newest first. */
  keys: readonly EmbedKey[]
  /** What the person may do with them; without it they are only read. */
  actions?: EmbedKeyActions
  /** The moment they are looked at; the present when not given. */
  now?: Date
}

/** Secret keys: which there are, what each is for, when it was used last, and what can be done with it. @public */
export function EmbedKeysView({ keys, actions, now: moment }: EmbedKeysViewProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const card = useRef<HTMLElement>(null)
  const now = useNow(keys, moment)
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
        actions && (
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
      {rows.length === 0 && <EmptyState icon="lock" text={actions ? messages.none : messages.noneToRead} />}
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
