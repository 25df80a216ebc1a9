import {
  endPersonSessions,
  platformPeopleQuery,
  platformPersonQuery,
  restorePerson,
  suspendPerson,
  type PersonSession,
  type PersonSuspension,
  type WholePerson,
} from '@capstan/sdk-core/administration'
import { initialInputs, type FormFields } from '@capstan/sdk-core/forms'
import type { Capstan } from '@capstan/sdk-core'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/CancelButton'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/FormStatusNotice'
import { SubmitButton } from '../../forms/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useWholeCheck } from '../../forms/useWholeCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList, LinedWords } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { accountTypeWord, roleWord } from '../accounts/accountWords'
import { accountsMessages } from '../accounts/messages'
import { securityMessages } from '../security/messages'
import { deviceWords } from '../security/Sessions'
import { useSending } from '../security/useSending'
import { administrationMessages, type AdministrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'

export interface PersonCardProps {
  person: WholePerson
  /** The state of the person. */
  chip: ReactNode
  /** The name of the list of facts, for assistive technology. */
  factsOf: string
  /** True when the reader may suspend people and end their sessions. */
  mayChange: boolean
  onClose: () => void
}

/** A person: their accounts, their open sessions, and their suspensions. */
export function PersonCard({ person, chip, factsOf, mayChange, onClose }: PersonCardProps) {
  const { people: words } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  const card = useRef<HTMLElement>(null)
  const mayChangePerson = mayChange && !person.isSelf

  return (
    <Card
      ref={card}
      tabIndex={-1}
      className="capstan-person"
      data-status={person.status}
      title={<bdi>{person.name}</bdi>}
      chip={chip}
      actions={
        <Button variant="quiet" dense icon="x" onPress={onClose}>
          {words.close}
        </Button>
      }
      footer={mayChangePerson && <Standing person={person} />}
    >
      <Stack gap={4}>
        <DefinitionRows compact aria-label={factsOf}>
          <Row label={words.email} value={person.email || words.none} />
          <Row label={words.joined} value={instant(person.joinedOn)} />
        </DefinitionRows>
        <Places person={person} />
        <OpenSessions person={person} mayChange={mayChangePerson} onEnded={() => card.current?.focus()} />
        {person.suspensions.length > 0 && (
          <Part title={words.history}>
            {person.suspensions.map((suspension) => (
              <Suspension key={suspension.id} suspension={suspension} />
            ))}
          </Part>
        )}
        {person.isSelf && mayChange && <Muted>{words.yourself}</Muted>}
      </Stack>
    </Card>
  )
}

function Places({ person: { places } }: { person: WholePerson }) {
  const messages = useMessages('administration', administrationMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const { people: words } = messages
  return (
    <Part title={words.accounts}>
      {places.length === 0 && <Item>{words.noAccount}</Item>}
      {places.map(({ id, account, type, role, status }) => (
        <Item key={id}>
          <LinedWords>
            <bdi className="capstan-strong">{account}</bdi>
            <p>
              {[accountTypeWord(type, accounts), roleWord(role, accounts)]
                .concat(status === 'active' ? [] : [placeStatusWord(words, status)])
                .join(' · ')}
            </p>
          </LinedWords>
        </Item>
      ))}
    </Part>
  )
}

const placeStatusWord = ({ statuses }: AdministrationMessages['people'], status: string) =>
  status === 'suspended' || status === 'invited' ? statuses[status] : status

interface OpenSessionsProps {
  person: WholePerson
  mayChange: boolean
  /** Called when a session has ended: its button is about to go. */
  onEnded: () => void
}

function OpenSessions({ person, mayChange, onEnded }: OpenSessionsProps) {
  const { people: words } = useMessages('administration', administrationMessages)
  const { openSessions: sessions, name } = person
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const ending = useSending(async (idempotencyKey) => {
    await changePerson(capstan, person, endPersonSessions(capstan, { id: person.id }, { idempotencyKey }))
    onEnded()
    snackbar.show(fillIn(words.endedAll, { name }))
  })

  return (
    <Part
      title={words.sessions}
      action={
        mayChange &&
        sessions.length > 0 && (
          <Button variant="quiet" dense icon="logout" pending={ending.isSending} onPress={ending.send}>
            {words.endAll}
          </Button>
        )
      }
      notice={ending.notice}
    >
      {sessions.length === 0 && <Item>{words.noSession}</Item>}
      {sessions.map((session) => (
        <SessionItem key={session.id} {...{ session, person, mayChange, onEnded }} />
      ))}
    </Part>
  )
}

function SessionItem({
  session,
  person,
  mayChange,
  onEnded,
}: OpenSessionsProps & { session: PersonSession }) {
  const { people: words } = useMessages('administration', administrationMessages)
  const security = useMessages('security', securityMessages)
  const { instant, zonedTime } = useFormats()
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const device = deviceWords(session, security)
  const { network, lastUsedAt } = session
  const used = { day: instant(lastUsedAt), time: zonedTime(new Date(lastUsedAt)) }
  const sending = useSending(async (idempotencyKey) => {
    const ended = { id: person.id, sessionId: session.id }
    await changePerson(capstan, person, endPersonSessions(capstan, ended, { idempotencyKey }))
    onEnded()
    snackbar.show(fillIn(security.ended, { device }))
  })

  return (
    <Item>
      <LinedWords>
        <span className="capstan-strong">{device}</span>
        <p>
          {[fillIn(security.lastUsed, used)]
            .concat(network ? [fillIn(security.network, { network })] : [])
            .join(' · ')}
        </p>
        {sending.notice}
      </LinedWords>
      {mayChange && (
        <Button
          dense
          pending={sending.isSending}
          aria-label={fillIn(security.endNamed, { end: security.end, device })}
          onPress={sending.send}
        >
          {words.end}
        </Button>
      )}
    </Item>
  )
}

function Suspension({ suspension }: { suspension: PersonSuspension }) {
  const { people: words } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  const { reason, suspendedBy, suspendedOn, restoredBy, restoredOn } = suspension
  const begun = fillIn(words.suspendedBy, { name: suspendedBy, day: instant(suspendedOn) })
  const ended = restoredOn ? fillIn(words.restoredBy, { name: restoredBy, day: instant(restoredOn) }) : ''
  return (
    <Item>
      <LinedWords>
        <bdi className="capstan-strong">{reason}</bdi>
        <p>{[begun, ended].filter(Boolean).join(' · ')}</p>
      </LinedWords>
    </Item>
  )
}

/** Suspends the person, or takes that back. */
function Standing({ person }: { person: WholePerson }) {
  const { people: words } = useMessages('administration', administrationMessages)
  const [isAsking, setAsking] = useState(false)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const { name } = person
  const restoring = useSending(async (idempotencyKey) => {
    await changePerson(capstan, person, restorePerson(capstan, person, { idempotencyKey }))
    snackbar.show(fillIn(words.restored, { name }))
  })

  if (person.status === 'suspended') {
    return (
      <Foot>
        {restoring.notice}
        <Muted>{words.restoreNote}</Muted>
        <Button pending={restoring.isSending} onPress={restoring.send}>
          {words.restore}
        </Button>
      </Foot>
    )
  }
  return (
    <Foot>
      <Muted>{words.suspendNote}</Muted>
      <Button variant="danger" icon="pause" onPress={() => setAsking(true)}>
        {words.suspend}
      </Button>
      {isAsking && <SuspendDialog person={person} onClose={() => setAsking(false)} />}
    </Foot>
  )
}

function SuspendDialog({ person, onClose }: { person: WholePerson; onClose: () => void }) {
  const { people: words, cancel } = useMessages('administration', administrationMessages)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const { name } = person
  const title = fillIn(words.suspendTitle, { name })
  const fields = useMemo(
    () =>
      ({
        reason: {
          ...({ kind: 'textArea', label: words.reason, hint: words.reasonHint } as const),
          ifEmpty: words.reasonRequired,
          problem: (text: string) => (text.trim().length > 500 ? words.reasonLong : undefined),
        },
      }) satisfies FormFields,
    [words],
  )
  const form = useCapstanForm({
    initial: useMemo(() => initialInputs(fields), [fields]),
    check: useWholeCheck(fields),
    onSubmit: async ({ reason }, idempotencyKey) => {
      const suspended = suspendPerson(capstan, { id: person.id, reason: String(reason) }, { idempotencyKey })
      await changePerson(capstan, person, suspended)
      snackbar.show(fillIn(words.suspended, { name }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={title}>
        <Field name="reason" title="" autoFocus {...fields.reason} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{cancel}</CancelButton>
          <SubmitButton sending={words.suspending}>{words.suspend}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

/** Reads the person and the lists of people again after a change. */
function changePerson(capstan: Capstan, { id }: WholePerson, change: Promise<void>): Promise<void> {
  const { queryKey } = platformPersonQuery(capstan, id)
  // Every search that was made, whatever it asked for.
  const lists = platformPeopleQuery(capstan, { search: '', status: null, most: 1 }).queryKey.slice(0, 3)
  return rereadAfter(capstan, change, { queryKey }, { queryKey: lists })
}

interface PartProps {
  title: string
  action?: ReactNode
  notice?: ReactNode
  children: ReactNode
}

function Part({ title, action, notice, children }: PartProps) {
  return (
    <Section>
      <header>
        <h3>{title}</h3>
        {action}
      </header>
      {notice}
      <LinedList>{children}</LinedList>
    </Section>
  )
}

const Section = styled.section`
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-2);
    min-height: calc(32 * var(--capstan-unit));
  }
  h3 {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
      var(--capstan-font-family-body);
  }
`

const Item = styled(LinedItem)`
  && {
    padding-inline: 0;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  width: 100%;
`

const Muted = styled.small`
  flex: 1 1 calc(200 * var(--capstan-unit));
  color: var(--capstan-text-muted);
`
