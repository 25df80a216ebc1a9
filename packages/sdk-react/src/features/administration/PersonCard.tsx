import {
  endPersonSessions,
  platformPeopleQuery,
  platformPersonQuery,
  restorePerson,
  suspendPerson,
  type PersonSession,
  type WholePerson,
} from '@capstan/sdk-core/administration'
import type { Capstan } from '@capstan/sdk-core'
import { useRef, type ReactNode } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedWords } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { accountTypeWord, roleWord } from '../accounts/accountWords'
import { accountsMessages } from '../accounts/messages'
import { securityMessages } from '../security/messages'
import { deviceWords } from '../security/Sessions'
import { useSending } from '../security/useSending'
import { CardItem, CardNote, CardSection } from './CardSection'
import { administrationMessages, type AdministrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'
import { Standing, SuspensionItem } from './Standing'

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
  const capstan = useCapstan()
  const change = (made: Promise<void>) => changePerson(capstan, person, made)

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
      footer={
        mayChangePerson && (
          <Standing
            of={person}
            words={words}
            onSuspend={(reason, once) => change(suspendPerson(capstan, { id: person.id, reason }, once))}
            onRestore={(once) => change(restorePerson(capstan, person, once))}
          />
        )
      }
    >
      <Stack gap={4}>
        <DefinitionRows compact aria-label={factsOf}>
          <Row label={words.email} value={person.email || words.none} />
          <Row label={words.joined} value={instant(person.joinedOn)} />
        </DefinitionRows>
        <Places person={person} />
        <OpenSessions person={person} mayChange={mayChangePerson} onEnded={() => card.current?.focus()} />
        {person.suspensions.length > 0 && (
          <CardSection title={words.history}>
            {person.suspensions.map((suspension) => (
              <SuspensionItem key={suspension.id} suspension={suspension} />
            ))}
          </CardSection>
        )}
        {person.isSelf && mayChange && <CardNote>{words.yourself}</CardNote>}
      </Stack>
    </Card>
  )
}

function Places({ person: { places } }: { person: WholePerson }) {
  const messages = useMessages('administration', administrationMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const { people: words } = messages
  return (
    <CardSection title={words.accounts}>
      {places.length === 0 && <CardItem>{words.noAccount}</CardItem>}
      {places.map(({ id, account, type, role, status }) => (
        <CardItem key={id}>
          <LinedWords>
            <bdi className="capstan-strong">{account}</bdi>
            <p>
              {[accountTypeWord(type, accounts), roleWord(role, accounts)]
                .concat(status === 'active' ? [] : [placeStatusWord(words, status)])
                .join(' · ')}
            </p>
          </LinedWords>
        </CardItem>
      ))}
    </CardSection>
  )
}

const placeStatusWord = ({ statuses }: AdministrationMessages['people'], status: string) =>
  status === 'suspended' || status === 'invited' || status === 'account_suspended' ? statuses[status] : status

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
    <CardSection
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
      {sessions.length === 0 && <CardItem>{words.noSession}</CardItem>}
      {sessions.map((session) => (
        <SessionItem key={session.id} {...{ session, person, mayChange, onEnded }} />
      ))}
    </CardSection>
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
    <CardItem>
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
    </CardItem>
  )
}

/** Reads the person and the lists of people again after a change. */
function changePerson(capstan: Capstan, { id }: WholePerson, change: Promise<void>): Promise<void> {
  const { queryKey } = platformPersonQuery(capstan, id)
  // The lists of all searches.
  const lists = platformPeopleQuery(capstan, { search: '', status: null, most: 1 }).queryKey.slice(0, 3)
  return rereadAfter(capstan, change, { queryKey }, { queryKey: lists })
}
