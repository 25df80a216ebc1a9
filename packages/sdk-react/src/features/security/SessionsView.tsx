import type { UserSession } from '@capstan/sdk-core/security'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { securityMessages } from './messages'
import { SessionItem } from './SessionItem'
import { useSending } from './useSending'

export interface SessionsViewProps {
  /** Where the person is signed in, the session that asks first. */
  sessions: readonly UserSession[]
  /** Ends one. */
  onEnd: (session: UserSession, idempotencyKey: string) => Promise<unknown>
  /** Ends all but the one that asks. */
  onEndOthers: (idempotencyKey: string) => Promise<unknown>
}

/** Sessions as rows: which browser, where and when it was used, which one is this. @public */
export function SessionsView({ sessions, onEnd, onEndOthers }: SessionsViewProps) {
  const messages = useMessages('security', securityMessages)
  const snackbar = useSnackbar()
  const card = useRef<HTMLElement>(null)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const ending = useSending(async (key) => {
    await onEndOthers(key)
    card.current?.focus()
    snackbar.show(messages.endedOthers)
  })

  return (
    <Focusable
      ref={card}
      flush
      tabIndex={-1}
      className="capstan-sessions"
      title={messages.sessions}
      actions={
        others.length > 0 && (
          <Button variant="quiet" dense icon="logout" pending={ending.isSending} onPress={ending.send}>
            {messages.endOthers}
          </Button>
        )
      }
      footer={<span>{others.length > 0 ? messages.aboutSessions : messages.onlyThis}</span>}
    >
      {ending.notice}
      <LinedList>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={(key) => onEnd(session, key)}
            onEnded={() => card.current?.focus()}
          />
        ))}
      </LinedList>
    </Focusable>
  )
}

const Focusable = styled(Card)`
  > footer > span,
  .capstan-card-footer > span {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
