import { endOtherSessions, endSession, userSessionsQuery } from '@capstan/sdk-core/security'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { securityMessages } from './messages'
import { SessionsView } from './SessionsView'

export interface SessionsProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Where whoever looks on is signed in; they end what is not theirs, or not any more. @public */
export function Sessions({ isolation }: SessionsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedSessions />
    </CapstanRoot>
  )
}

function ConnectedSessions() {
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
}
