import type { InvitationAnswer, RoundInvitation } from '@capstan/sdk-core/issuers'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { refusalOf } from '../../forms/sending/refusalOf'
import { useAskFirst } from '../../forms/useAskFirst'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { narrow } from '../../ui/layout/breakpoints'
import { useUiMessages } from '../../ui/uiMessages'
import { issuersMessages } from './messages'

export interface InvitationItemProps {
  invitation: RoundInvitation
  /** Sends an answer; without it none can be given. */
  onAnswer?: (answer: { id: string; status: InvitationAnswer }, idempotencyKey: string) => Promise<unknown>
}

/** An invitation to a round. It is answered once, as long as it is sent; accepted, it leads to the round. (ISSUER-003, ISSUER-004) */
export function InvitationItem({ invitation, onAnswer }: InvitationItemProps) {
  const { id, status, roundId, round, asset } = invitation
  const { href } = useRouter()
  const messages = useMessages('issuers', issuersMessages)
  const { row, sending, error, answer } = useAnswer(invitation, onAnswer)
  const { ask, question } = useAskFirst()
  const reject = async () => {
    const { issuer } = invitation
    const asked = {
      title: fillIn(messages.rejectTitle, { round }),
      texts: [fillIn(messages.rejectText, { round, issuer })],
      confirm: messages.reject,
    }
    if (await ask(asked)) await answer('rejected')
  }

  return (
    <Item ref={row} tabIndex={-1} data-row={id} data-status={status}>
      <Names>
        {status === 'accepted' ? (
          <TextLink href={href(`/asset-class/${roundId}/manage`)}>
            <bdi>{round}</bdi>
          </TextLink>
        ) : (
          <bdi>{round}</bdi>
        )}
        {asset && (
          <small>
            <bdi>{asset}</bdi>
          </small>
        )}
      </Names>
      <Terms invitation={invitation} />
      <End>
        <StatusChip status={status} />
        {status === 'sent' && onAnswer && (
          <>
            <AnswerButton {...{ invitation, sending }} answer={reject} gives="rejected" />
            <AnswerButton {...{ invitation, sending, answer }} gives="accepted" />
          </>
        )}
      </End>
      {error && <Alert tone="danger">{error}</Alert>}
      {question}
    </Item>
  )
}

interface AnswerButtonProps extends Pick<InvitationItemProps, 'invitation'> {
  /** The answer it gives. */
  gives: InvitationAnswer
  /** The one on its way. */
  sending: InvitationAnswer | undefined
  answer: (status: InvitationAnswer) => Promise<void>
}

function AnswerButton({ invitation: { round, issuer }, gives, sending, answer }: AnswerButtonProps) {
  const messages = useMessages('issuers', issuersMessages)
  const words = {
    accepted: { rest: messages.accept, pending: messages.accepting },
    rejected: { rest: messages.reject, pending: messages.rejecting },
  }[gives]
  const isPending = sending === gives
  const word = isPending ? words.pending : words.rest

  return (
    <Button
      dense
      variant={gives === 'accepted' ? 'primary' : 'secondary'}
      aria-label={fillIn(messages.answerOf, { answer: word, round, issuer })}
      pending={isPending}
      isDisabled={sending !== undefined && !isPending}
      onPress={() => void answer(gives)}
    >
      {word}
    </Button>
  )
}

/** The units the broker would place, as far as the issuer has said. */
function Terms({ invitation: { managedUnits, price, closesOn } }: Pick<InvitationItemProps, 'invitation'>) {
  const messages = useMessages('issuers', issuersMessages)
  const formats = useFormats()
  const terms = [
    managedUnits &&
      fillIn(formats.pluralText(messages.managedUnits, managedUnits), { units: formats.units(managedUnits) }),
    price && formats.price(price),
    closesOn && fillIn(messages.closes, { day: formats.day(closesOn, 'round') }),
  ]
  return <small className="capstan-invitation-terms">{terms.filter(Boolean).join(' · ')}</small>
}

/** The answer that is being sent; a retry sends the same answer. Focus stays on its button. */
function useAnswer({ id, round, issuer }: RoundInvitation, onAnswer: InvitationItemProps['onAnswer']) {
  const messages = useMessages('issuers', issuersMessages)
  const { errorText } = useUiMessages()
  const announce = useAnnounce()
  const keys = useIntentKey()
  const row = useRef<HTMLLIElement>(null)
  const [sending, setSending] = useState<InvitationAnswer>()
  const [error, setError] = useState<string>()

  const answer = async (status: InvitationAnswer) => {
    if (sending) return
    setSending(status)
    setError(undefined)
    try {
      await onAnswer?.({ id, status }, keys.of(status))
      announce(fillIn(messages[status], { round, issuer }))
      row.current?.focus()
    } catch (failure) {
      const { alreadyAnswered: already_answered, notAllowed: not_allowed } = messages
      setError(refusalOf(failure, { already_answered, not_allowed })?.text ?? errorText)
    } finally {
      setSending(undefined)
    }
  }
  return { row, sending, error, answer }
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  min-height: calc(64 * var(--capstan-unit));
  padding: var(--capstan-space-2) var(--capstan-space-6);
  overflow-wrap: anywhere;
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > .capstan-invitation-terms {
    flex: 1 1 calc(250 * var(--capstan-unit));
    font-variant-numeric: tabular-nums lining-nums;
  }
  > .capstan-alert {
    flex-basis: 100%;
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`

const Names = styled.span`
  display: grid;
  flex: 1 1 calc(220 * var(--capstan-unit));
  justify-items: start;
  min-width: 0;
`

const End = styled.span`
  display: flex;
  flex: 1 1 calc(190 * var(--capstan-unit));
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--capstan-space-2);
`
