import { endOtherSessions, endSession, type UserSession, userSessionsQuery } from '@capstan/sdk-core/security'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip } from '../../ui/display/Chip'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { securityMessages, type SecurityMessages } from './messages'
import { OwnItem } from './OwnItem'
import { useSending } from './useSending'

export type SessionsProps = BlockProps

/** Sessions of the signed-in user, who can end those that are not theirs or no longer used. @public */
export const Sessions = block(function Sessions() {
  const capstan = useCapstan()
  const messages = useMessages('security', securityMessages)
  const sessions = useCapstanQuery(userSessionsQuery(capstan))

  if (sessions.status === 'ready')
    return (
      <SessionsView
        sessions={sessions.data}
        onEnd={(session, idempotencyKey) => endSession(capstan, session, { idempotencyKey })}
        onEndOthers={(idempotencyKey) => endOtherSessions(capstan, { idempotencyKey })}
      />
    )
  return (
    <Card flush title={messages.sessions}>
      {sessions.status === 'error' ? (
        <ErrorNotice error={sessions.error} onRetry={sessions.retry} />
      ) : (
        <Loading visible={sessions.visible}>
          <SkeletonRows count={2} />
        </Loading>
      )}
    </Card>
  )
})

export interface SessionsViewProps {
  /** Sessions of the user, the current one first. */
  sessions: readonly UserSession[]
  /** Ends one. */
  onEnd: (session: UserSession, idempotencyKey: string) => Promise<unknown>
  /** Ends all but the one that asks. */
  onEndOthers: (idempotencyKey: string) => Promise<unknown>
}

/** Sessions as rows: the browser, the place and time of its last use, and a mark on the current one. @public */
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

interface SessionItemProps {
  session: UserSession
  onEnd: (idempotencyKey: string) => Promise<unknown>
  /** Called when it has ended: its button is about to go. */
  onEnded: () => void
}

/** A session: its facts, and the button that ends it. */
function SessionItem({ session, onEnd, onEnded }: SessionItemProps) {
  const messages = useMessages('security', securityMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const { network, lastUsedAt, createdOn, isCurrent } = session
  const device = deviceWords(session, messages)
  const sending = useSending(async (key) => {
    await onEnd(key)
    onEnded()
    snackbar.show(fillIn(messages.ended, { device }))
  })
  const used = { day: formats.instant(lastUsedAt), time: formats.zonedTime(new Date(lastUsedAt)) }
  const facts = [
    fillIn(messages.lastUsed, used),
    network ? fillIn(messages.network, { network }) : '',
    fillIn(messages.signedIn, { day: formats.instant(createdOn) }),
  ]

  return (
    <OwnItem
      name={device}
      status={isCurrent ? 'current' : 'other'}
      chip={
        isCurrent && (
          <Chip tone="success" icon="check-circle">
            {messages.thisSession}
          </Chip>
        )
      }
      facts={facts}
      notice={sending.notice}
    >
      {!isCurrent && (
        <Button
          dense
          pending={sending.isSending}
          aria-label={fillIn(messages.endNamed, { end: messages.end, device })}
          onPress={sending.send}
        >
          {messages.end}
        </Button>
      )}
    </OwnItem>
  )
}

/** Returns the browser and the system of a session as text. */
export function deviceWords(
  { browser, system }: Pick<UserSession, 'browser' | 'system'>,
  messages: Pick<SecurityMessages, 'browserOn' | 'unknownDevice'>,
): string {
  if (browser && system) return fillIn(messages.browserOn, { browser, system })
  return browser || system || messages.unknownDevice
}
