import { answerInvitation, invitationsQuery } from '@capstan/sdk-core/issuers'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import type { Reader } from '../accounts/useReader'
import { InvitationsView } from './InvitationsView'
import { IssuersUnknown } from './IssuersUnknown'
import { issuersMessages } from './messages'

export interface InvitationsProps {
  /** Who looks at them: whether they may accept and reject. */
  reader: QueryState<Reader | undefined>
}

/** Who invited the broker to their rounds, as they do and as it answers. (ISSUER-002) */
export function Invitations({ reader }: InvitationsProps) {
  const capstan = useCapstan()
  const messages = useMessages('issuers', issuersMessages)
  const issuers = useCapstanQuery(invitationsQuery(capstan))

  if (issuers.status !== 'ready' || reader.status !== 'ready')
    return <IssuersUnknown title={messages.invitations} parts={[issuers, reader]} />
  return (
    <InvitationsView
      issuers={issuers.data}
      onAnswer={
        reader.data?.mayChange
          ? (answer, idempotencyKey) => answerInvitation(capstan, answer, { idempotencyKey })
          : undefined
      }
    />
  )
}
