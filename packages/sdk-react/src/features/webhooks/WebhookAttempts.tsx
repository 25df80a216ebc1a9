import { isRecordId } from '@capstan/sdk-core'
import {
  type ShortWebhookAttempt,
  type WebhookAttempt,
  type WebhookAttemptList,
  webhookAttemptQuery,
  webhookAttemptsQuery,
  type WebhookEndpoint,
  type WebhookOutcome,
} from '@capstan/sdk-core/webhooks'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useSendingBlock } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useFocusBack } from '../../provider/announcements/useFocusBack'
import { useMessages } from '../../provider/useMessages'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { Button } from '../../ui/actions/Button'
import { useSpokenSearch } from '../../provider/announcements/useSpokenResult'
import { useTablesMessages } from '../../tables/messages'
import { FilterChip } from '../../ui/actions/FilterChip'
import { Chip } from '../../ui/display/Chip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Toolbar } from '../../ui/layout/Toolbar'
import { Dialog } from '../../ui/overlays/Dialog'
import { CopyButton } from '../../ui/records/CopyButton'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Records } from '../../ui/records/Records'
import { Row } from '../../ui/records/Row'
import { MoreFoot } from '../../ui/records/ShowMore'
import { useSending } from '../security/useSending'
import { webhooksMessages } from './messages'
import { answerWord, useMoment, type WebhookActions } from './WebhookActions'
import type { RecordColumn } from '../../ui/records/RecordRow'

interface WebhookAttemptsProps {
  endpoint: WebhookEndpoint
  onResend: WebhookActions['resend']
}

const aPage = 50

/** The attempts of an endpoint, updated live. The filter and the open attempt are kept in the page's address. */
export function WebhookAttempts({ endpoint, onResend }: WebhookAttemptsProps) {
  const capstan = useCapstan()
  const [result, setResult] = useSearchParameter('result')
  const [type, setType] = useSearchParameter('event')
  const [openedId, setOpenedId] = useSearchParameter('attempt')
  const [most, setMost] = useState(aPage)
  const outcome = outcomes.find((each) => each === result) ?? 'all'
  const attempts = useCapstanQuery({
    ...webhookAttemptsQuery(capstan, { endpointId: endpoint.id, outcome, type, most }),
    // Keeps the current rows while more load.
    placeholderData: (before) => before,
  })
  const listed = attempts.status === 'ready' ? attempts.data.attempts.find(({ id }) => id === openedId) : null
  // An attempt of the address that is not among those listed.
  const single = useCapstanQuery({
    ...webhookAttemptQuery(capstan, openedId ?? ''),
    enabled: listed === undefined && openedId !== undefined && isRecordId(openedId),
  })
  const opened = listed ?? (single.status === 'ready' ? single.data : null)

  return (
    <WebhookAttemptsView
      endpoint={endpoint}
      attempts={attempts}
      outcome={outcome}
      type={type}
      opened={openedId === undefined ? null : opened}
      onOutcome={(next) => {
        setResult(next === 'all' ? undefined : next)
        setMost(aPage)
      }}
      onType={(next) => {
        setType(next)
        setMost(aPage)
      }}
      onOpen={setOpenedId}
      onMore={() => setMost(most + aPage)}
      onResend={onResend}
    />
  )
}

const outcomes: readonly WebhookOutcome[] = ['all', 'delivered', 'failed']
export interface WebhookAttemptsViewProps extends WebhookAttemptsProps {
  /** The loaded attempts, the latest first. */
  attempts: QueryState<WebhookAttemptList>
  /** The filter by result. */
  outcome: WebhookOutcome
  onOutcome: (outcome: WebhookOutcome) => void
  /** The filter by type of event; every type if not given. */
  type?: string
  onType: (type: string | undefined) => void
  /** The attempt with open details. */
  opened?: WebhookAttempt | null
  /** Called with the attempt to open, and with nothing when its details are closed. */
  onOpen: (id: string | undefined) => void
  /** Called for 50 attempts more. */
  onMore: () => void
}

/** Attempts as a table; the open one shows its request and response. @public */
export function WebhookAttemptsView(props: WebhookAttemptsViewProps) {
  const { endpoint, attempts, outcome, type, opened, onOpen, onMore, onResend } = props
  const messages = useMessages('webhooks', webhooksMessages)
  const card = useRef<HTMLElement>(null)
  const focusBack = useFocusBack(card)
  useSpokenAttempts(props)
  const isFiltered = outcome !== 'all' || type !== undefined

  return (
    <Card ref={card} flush title={messages.attemptsTitle} className="capstan-webhook-attempts">
      <Filters {...props} />
      <Loaded query={attempts} skeleton={<SkeletonRows count={4} />}>
        {({ attempts, hasMore }) => (
          <>
            {attempts.length === 0 ? (
              <EmptyState
                icon="send"
                text={isFiltered ? messages.noneOfFilter : messages.noAttempts}
                detail={!isFiltered && messages.noAttemptsDetail}
              />
            ) : (
              <AttemptTable endpoint={endpoint} attempts={attempts} onOpen={({ id }) => onOpen(id)} />
            )}
            {hasMore && (
              <MoreFoot>
                <Button dense onPress={onMore}>
                  {messages.more}
                </Button>
              </MoreFoot>
            )}
          </>
        )}
      </Loaded>
      {opened && (
        <AttemptDialog
          key={opened.id}
          attempt={opened}
          canResend={endpoint.isEnabled || opened.type === 'endpoint.tested'}
          onResend={onResend}
          onClose={() => {
            onOpen(undefined)
            focusBack(opened.id)
          }}
        />
      )}
    </Card>
  )
}

/** Announces the number of loaded attempts that match the filter. */
function useSpokenAttempts({ attempts, outcome, type }: WebhookAttemptsViewProps) {
  const { found } = useTablesMessages()
  const { plural } = useFormats()
  const count = attempts.status === 'ready' ? attempts.data.attempts.length : undefined
  useSpokenSearch(`${outcome} ${type}`, count === undefined ? undefined : plural(found, count))
}

/** Filters by result, and by each type of event with its number of attempts. */
function Filters({ attempts, outcome, onOutcome, type, onType }: WebhookAttemptsViewProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const types = attempts.status === 'ready' ? attempts.data.types : []
  // A type of the address of which nothing was sent can be taken off, too.
  const listed =
    type === undefined || types.some((each) => each.type === type) ? types : [...types, { type, count: 0 }]

  return (
    <Toolbar>
      <Inline role="group" aria-label={messages.result}>
        {outcomes.map((filter) => (
          <FilterChip key={filter} isSelected={filter === outcome} onChange={() => onOutcome(filter)}>
            {messages[filter]}
          </FilterChip>
        ))}
      </Inline>
      {listed.length > 0 && (
        <Inline role="group" aria-label={messages.event}>
          {listed.map((each) => (
            <FilterChip
              key={each.type}
              count={each.count}
              isSelected={each.type === type}
              onChange={(isSelected) => onType(isSelected ? each.type : undefined)}
            >
              {each.type}
            </FilterChip>
          ))}
        </Inline>
      )}
    </Toolbar>
  )
}

interface AttemptTableProps {
  endpoint: WebhookEndpoint
  attempts: readonly WebhookAttempt[]
  onOpen: (attempt: WebhookAttempt) => void
}

function AttemptTable({ endpoint, attempts, onOpen }: AttemptTableProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const formats = useFormats()
  const moment = useMoment()
  const columns: RecordColumn<WebhookAttempt>[] = [
    {
      id: 'sent',
      header: messages.sent,
      isSolid: true,
      cell: (attempt) => (
        <Button
          variant="quiet"
          dense
          aria-label={fillIn(messages.open, { moment: moment(attempt.sentOn), type: attempt.type })}
          onPress={() => onOpen(attempt)}
        >
          {moment(attempt.sentOn)}
        </Button>
      ),
    },
    { id: 'event', header: messages.event, cell: ({ type }) => type },
    { id: 'answer', header: messages.answer, cell: (attempt) => <AnswerChip attempt={attempt} /> },
    {
      id: 'number',
      header: messages.attempt,
      isNumeric: true,
      cell: ({ number }) => formats.units(String(number)),
    },
    {
      id: 'took',
      header: messages.took,
      isNumeric: true,
      isSolid: true,
      cell: ({ duration }) => fillIn(messages.milliseconds, { count: formats.units(String(duration)) }),
    },
  ]
  return (
    <Records
      aria-label={fillIn(messages.attemptsOf, { name: endpoint.name })}
      columns={columns}
      rows={attempts}
      keyOf={({ id }) => id}
    />
  )
}

function AnswerChip({ attempt }: { attempt: ShortWebhookAttempt }) {
  const messages = useMessages('webhooks', webhooksMessages)
  const { isDelivered } = attempt
  return (
    <Chip tone={isDelivered ? 'success' : 'danger'} icon={isDelivered ? 'check-circle' : 'x-circle'}>
      {answerWord(attempt, messages)}
    </Chip>
  )
}

interface AttemptDialogProps {
  attempt: WebhookAttempt
  /** False where the endpoint is disabled. */
  canResend: boolean
  onResend: WebhookActions['resend']
  onClose: () => void
}

/** One attempt: the request, the response, and the attempts before it. */
function AttemptDialog({ attempt, canResend, onResend, onClose }: AttemptDialogProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const moment = useMoment()
  const { type, number, sentOn, duration, eventId, body, responseBody, statusCode, delivery } = attempt
  const sending = useSending(async (key) => {
    await onResend(delivery.id, key)
    snackbar.show(fillIn(messages.resent, { type }))
  })
  const took = (ms: number) => fillIn(messages.milliseconds, { count: formats.units(String(ms)) })
  const isBlocked = useSendingBlock() !== undefined
  const earlier = delivery.attempts.filter((other) => other.number < number)

  return (
    <Dialog
      isOpen
      placement="end"
      title={type}
      className="capstan-webhook-attempt"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        canResend &&
        !isBlocked && (
          <Button icon="retry" pending={sending.isSending} onPress={sending.send}>
            {messages.resend}
          </Button>
        )
      }
    >
      {sending.notice}
      <DefinitionRows compact>
        <Row label={messages.answer} value={<AnswerChip attempt={attempt} />} />
        <Row label={messages.eventId} value={<Code>{eventId}</Code>} />
        <Row label={messages.sent} value={moment(sentOn)} />
        <Row label={messages.attempt} value={formats.units(String(number))} />
        <Row
          label={messages.next}
          value={delivery.nextAttemptOn ? moment(delivery.nextAttemptOn) : messages.noNext}
        />
        <Row label={messages.took} value={took(duration)} />
      </DefinitionRows>
      <Part>
        <Inline spread>
          <h3>{messages.whatWeSent}</h3>
          <CopyButton text={body}>{messages.copy}</CopyButton>
        </Inline>
        <Source tabIndex={0} aria-label={messages.whatWeSent}>
          {body}
        </Source>
      </Part>
      <Part>
        <h3>{messages.whatCameBack}</h3>
        {responseBody ? (
          <Source tabIndex={0} aria-label={messages.whatCameBack}>
            {responseBody}
          </Source>
        ) : (
          <p>{statusCode === null ? messages.nothingCameBack : messages.emptyAnswer}</p>
        )}
      </Part>
      {earlier.length > 0 && (
        <Part>
          <h3>{messages.earlier}</h3>
          <ol>
            {earlier.map((other) => (
              <li key={other.id}>
                {fillIn(messages.earlierAttempt, {
                  answer: answerWord(other, messages),
                  took: took(other.duration),
                })}
                <small>{moment(other.sentOn)}</small>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </Dialog>
  )
}

const Code = styled.code`
  font-family: var(--capstan-font-family-mono);
  overflow-wrap: anywhere;
`

const Source = styled.pre`
  margin: var(--capstan-space-2) 0 0;
  padding: var(--capstan-space-3);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-active);
  font-family: var(--capstan-font-family-mono);
  font-size: var(--capstan-font-size-dense);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Part = styled.section`
  margin-top: var(--capstan-space-4);
  padding-top: var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border-subtle);
  h3 {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
      var(--capstan-font-family-body);
  }
  p,
  small {
    margin: 0;
    color: var(--capstan-text-muted);
  }
  ol {
    display: grid;
    gap: var(--capstan-space-2);
    margin: var(--capstan-space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  li > small {
    display: block;
  }
`
