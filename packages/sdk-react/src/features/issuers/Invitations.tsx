import {
  answerInvitation,
  invitationsQuery,
  type InvitingIssuer,
  waitingFirst,
} from '@capstan/sdk-core/issuers'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Avatar } from '../../ui/display/Avatar'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import type { Reader } from '../accounts/useReader'
import { InvitationItem, type InvitationItemProps } from './InvitationItem'
import { IssuersUnknown } from './IssuersUnknown'
import { issuersMessages } from './messages'

export interface InvitationsProps {
  /** The reader: whether they may accept and reject. */
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

export interface InvitationsViewProps extends Pick<InvitationItemProps, 'onAnswer'> {
  /** The issuers, each with its invitations. */
  issuers: readonly InvitingIssuer[]
}

/** Invitations to manage rounds, under the issuer that sent them. @public */
export function InvitationsView({ issuers, onAnswer }: InvitationsViewProps) {
  const messages = useMessages('issuers', issuersMessages)
  const { plural } = useFormats()
  const { href } = useRouter()
  const waiting = issuers.flatMap(({ invitations }) => invitations).filter(({ status }) => status === 'sent')
  // Rows do not move when an invitation is answered: those that were pending on this page stay first.
  const [waited, setWaited] = useState<ReadonlySet<string>>(new Set())
  if (waiting.some(({ id }) => !waited.has(id)))
    setWaited(new Set([...waited, ...waiting.map(({ id }) => id)]))

  return (
    <Card
      flush
      title={messages.invitations}
      className="capstan-invitations"
      actions={waiting.length > 0 && <Waiting>{plural(messages.waiting, waiting.length)}</Waiting>}
    >
      {issuers.length === 0 && <EmptyState text={messages.noInvitations} />}
      {waitingFirst(issuers, waited).map(({ id, name, invitations }, index) => (
        <Issuer key={id}>
          <h3>
            <Avatar name={name} index={index} />
            <TextLink href={href(`/issuer/${id}`)}>{name}</TextLink>
          </h3>
          <LinedList aria-label={name}>
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} onAnswer={onAnswer} />
            ))}
          </LinedList>
        </Issuer>
      ))}
    </Card>
  )
}

const Waiting = styled.small`
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

const Issuer = styled.div`
  & + & {
    border-top: 1px solid var(--capstan-border);
  }
  > h3 {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-3);
    margin: 0;
    padding: var(--capstan-space-3) var(--capstan-space-6) var(--capstan-space-1);
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
      var(--capstan-font-family-body);
    overflow-wrap: anywhere;
  }
  @container ${narrow} {
    > h3 {
      padding-inline: var(--capstan-space-4);
    }
  }
`
