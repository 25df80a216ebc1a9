import { answerInvitation, invitationsQuery } from '@capstan/sdk-core/issuers'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { InvitationsView } from './InvitationsView'
import { issuersMessages } from './messages'

export interface InvitationsProps {
  /** Whether the reader may accept and reject. */
  mayAnswer: boolean
}

/** Who invited the broker to their rounds, as they do and as it answers. (ISSUER-002) */
export function Invitations({ mayAnswer }: InvitationsProps) {
  const capstan = useCapstan()
  const messages = useMessages('issuers', issuersMessages)
  const issuers = useCapstanQuery(invitationsQuery(capstan))

  if (issuers.status === 'ready')
    return (
      <InvitationsView
        issuers={issuers.data}
        onAnswer={
          mayAnswer
            ? (answer, idempotencyKey) => answerInvitation(capstan, answer, { idempotencyKey })
            : undefined
        }
      />
    )
  return (
    <Card flush title={messages.invitations}>
      {issuers.status === 'error' ? (
        <ErrorNotice error={issuers.error} onRetry={issuers.retry} />
      ) : (
        <Loading visible={issuers.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}
