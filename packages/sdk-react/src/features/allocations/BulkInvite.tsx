import { fieldKind, add, compare, Decimal, decimal, parseDecimal, subtract } from '@capstan/sdk-core'
import {
  invitationProblems,
  makeBulkOperation,
  personKey,
  type Invitation,
  type InvitationProblem,
} from '@capstan/sdk-core/bulkOperations'
import { contactsSource, readContact, type Contact } from '@capstan/sdk-core/contacts'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { SendButton, SendingBlockNote } from '../../forms/sending/SendingBlock'
import { askBeforeUnload } from '../../forms/useLeaveGuard'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { Loaded } from '../../provider/queries/Loaded'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useCapstan } from '../../provider/useCapstan'
import { useLoaded } from '../../provider/queries/useLoaded'
import { useMessages } from '../../provider/useMessages'
import { addUnsent } from '../../provider/offline/unsent'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { NumberField } from '../../ui/fields/numbers/NumberField'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { TextField } from '../../ui/fields/text/TextField'
import { Card } from '../../ui/layout/Card'
import { Toolbar } from '../../ui/layout/Toolbar'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { BulkOperationList } from '../bulkOperations/BulkOperationList'
import { ImportInvestments } from './ImportInvestments'
import { ClosedRoundNote } from './ClosedRoundNote'
import { allocationsMessages } from './messages'
import type { AllocationViewProps } from './AllocationViewProps'

/** Invites many investors with units each: contacts by name, and people who are no contacts yet. (ALLOC-027, ALLOC-058 to ALLOC-061) */
export function BulkInvite(props: AllocationViewProps) {
  const { allocation, reader, mayEdit, openOperation } = props
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const mayInvite = mayEdit && allocation.status === 'active'
  const contacts = useLoaded(
    async (signal) => {
      const rows = await contactsSource(capstan).readAll({ signal })
      return rows.map(readContact).toSorted((one, other) => one.contactName.localeCompare(other.contactName))
    },
    mayInvite ? reader.accountId : '',
  )

  if (!reader.mayChange) return <Alert tone="neutral">{messages.noBulkForViewers}</Alert>
  if (!mayEdit) return <Alert tone="neutral">{messages.notAllowed}</Alert>
  return (
    <ImportInvestments {...props}>
      {(importCsv) =>
        mayInvite ? (
          <>
            <Loaded
              query={contacts}
              frame={(content) => <Card title={messages.view['bulk-invite']}>{content}</Card>}
            >
              {(all) => <InviteForm key={allocation.id} {...props} contacts={all} importCsv={importCsv} />}
            </Loaded>
            <BulkOperationList isCompact allocationId={allocation.id} onOpen={openOperation} />
          </>
        ) : (
          <Card title={messages.view['bulk-invite']} actions={importCsv}>
            <Alert tone="neutral">{messages.notActive}</Alert>
          </Card>
        )
      }
    </ImportInvestments>
  )
}

/** A row of the list: a contact, or a person who is not one yet. */
interface Candidate extends Pick<Contact, 'id' | 'contactName' | 'email'> {
  isNew?: boolean
}

export interface InviteFormProps extends AllocationViewProps {
  contacts: readonly Contact[]
  /** The button that begins an import. */
  importCsv: ReactNode
}

/** The form of the invitations: who, and units for each. */
export function InviteForm(props: InviteFormProps) {
  const { allocation, distributions, contacts, importCsv, openOperation } = props
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const announce = useAnnounce()
  const { plural, units, parseNumber } = useFormats()
  const [search, setSearch] = useState('')
  const [same, setSame] = useState('')
  const [{ amounts, added }, setTyped, forget] = useTypedInvitations(allocation.id)
  const setAmounts = (next: ReadonlyMap<string, string>) => setTyped({ amounts: next, added })
  const [isTried, setTried] = useState(false)
  const [sending, setSending] = useState<'sending' | 'failed'>()
  const candidates: readonly Candidate[] = useMemo(() => [...added, ...contacts], [added, contacts])
  const invited = useMemo(
    () => distributions.flatMap(({ status, email }) => (status === 'open' && email ? [email] : [])),
    [distributions],
  )
  const known = useMemo(() => new Set(invited.map(personKey)), [invited])
  const free = useMemo(() => freeUnits(props), [props])
  const words = search.trim().toLowerCase()
  const matching = candidates.filter(
    ({ isNew, contactName, email }) =>
      isNew || [contactName, email].some((text) => text.toLowerCase().startsWith(words)),
  )
  const selectable = matching.filter(({ email }) => !known.has(personKey(email)))
  const chosen = candidates.filter(({ id }) => amounts.has(id))
  const invitations = chosen.map(({ id, email, contactName }): Invitation => ({
    ...{ accountEmail: email, name: contactName, amount: parseNumber(amounts.get(id) ?? '') ?? '' },
  }))
  const found = invitationProblems(invitations, { free, invited })
  const problems = new Map(chosen.map(({ id }, n) => [id, found[n]]))
  const sum = invitations.reduce(
    (all, { amount }) => add(all, parseDecimal(amount) ?? Decimal.zero),
    Decimal.zero,
  )
  const { shown, more } = useShownRows(matching)
  const isAll = selectable.length > 0 && selectable.every(({ id }) => amounts.has(id))

  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Map(amounts)
    for (const id of ids) {
      if (isChosen) next.set(id, next.get(id) ?? '')
      else next.delete(id)
    }
    setAmounts(next)
  }
  const send = async () => {
    setTried(true)
    const wrong = found.filter((problem) => problem !== undefined).length
    if (wrong > 0) return announce(plural(messages.rowsWrong, wrong), 'assertive')
    setSending('sending')
    try {
      const { id } = await makeBulkOperation(capstan, {
        ...{ kind: 'invite', allocationId: allocation.id, invitations },
      })
      forget()
      openOperation(id)
    } catch {
      setSending('failed')
    }
  }

  return (
    <Card flush title={messages.view['bulk-invite']} actions={importCsv} className="capstan-bulk-invite">
      <ClosedRoundNote allocation={allocation} />
      <Toolbar>
        <SearchBox
          aria-label={messages.contactStartsWith}
          placeholder={messages.contactStartsWith}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Same>
          <NumberField label={messages.sameAmount} isRequired={false} value={same} onChange={setSame} />
          <Button
            isDisabled={chosen.length === 0}
            onPress={() => setAmounts(new Map(chosen.map(({ id }) => [id, same])))}
          >
            {messages.apply}
          </Button>
        </Same>
      </Toolbar>
      {matching.length === 0 ? (
        <EmptyState icon="users" text={messages.noContacts} />
      ) : (
        <>
          <Head>
            <CheckboxField
              bare
              isRequired={false}
              label={
                words === '' ? messages.selectAllContacts : plural(messages.selectMatching, selectable.length)
              }
              value={isAll}
              onChange={(isOn) =>
                choose(
                  selectable.map(({ id }) => id),
                  isOn,
                )
              }
            />
          </Head>
          <Rows aria-label={messages.contacts}>
            {shown.map((each) => (
              <CandidateRow
                key={each.id}
                {...{ each, isTried }}
                isInvited={known.has(personKey(each.email))}
                amount={amounts.get(each.id)}
                problem={problems.get(each.id)}
                free={free}
                onChoose={(isOn) => choose([each.id], isOn)}
                onAmount={(amount) => setAmounts(new Map(amounts).set(each.id, amount))}
              />
            ))}
          </Rows>
          <ShowMore {...more} />
        </>
      )}
      <AddPerson
        onAdd={({ amount, ...person }) => {
          const id = `added ${added.length + 1}`
          setTyped({
            amounts: new Map(amounts).set(id, amount),
            added: [{ ...person, id, isNew: true }, ...added],
          })
        }}
      />
      <Foot>
        <span>
          <b>{plural(messages.selected, chosen.length)}</b>{' '}
          <span>{fillIn(messages.unitsShown, { units: units(sum) })}</span>
          {free !== null && <small>{fillIn(messages.unitsFree, { units: units(free) })}</small>}
        </span>
        <OfflineNote failed={sending === 'failed' ? messages.failed : undefined} />
        <SendingBlockNote />
        <SendButton
          variant="primary"
          isDisabled={chosen.length === 0}
          pending={sending === 'sending'}
          onPress={() => void send()}
        >
          {plural(messages.checkInvitations, chosen.length)}
        </SendButton>
      </Foot>
    </Card>
  )
}

/** The chosen rows with the amount typed for each, and the people who were added. */
interface TypedInvitations {
  amounts: ReadonlyMap<string, string>
  added: readonly Candidate[]
}

/**
 * Keeps the input over a reload, in the storage of the tab; not in a page of a host. A link that leads away asks first; leaving
 * discards the input.
 */
function useTypedInvitations(allocationId: string) {
  const capstan = useCapstan()
  const key = `capstan:invitations:${capstan.account ?? ''}:${allocationId}`
  const isKept = capstan.account !== undefined && capstan.options.fetchSession === undefined
  const isSent = useRef(false)
  const [typed, setTyped] = useState<TypedInvitations>(
    () => (isKept ? readTyped(key) : undefined) ?? nothingTyped,
  )

  useEffect(() => {
    if (typed.amounts.size === 0 && typed.added.length === 0) return
    isSent.current = false
    const isTyped = () => !isSent.current
    if (isKept) writeTyped(key, typed)
    const stops = [addUnsent(capstan, isTyped), isKept ? undefined : askBeforeUnload(isTyped)]
    return () => {
      if (isKept) writeTyped(key, undefined)
      stops.forEach((stop) => stop?.())
    }
  }, [capstan, isKept, key, typed])

  const forget = () => {
    // Before the next page is opened, which would ask.
    isSent.current = true
    setTyped(nothingTyped)
  }
  return [typed, setTyped, forget] as const
}

const nothingTyped: TypedInvitations = { amounts: new Map(), added: [] }

// A browser may forbid the storage.
function readTyped(key: string): TypedInvitations | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isStored(stored) ? { amounts: new Map(stored.amounts), added: stored.added } : undefined
  } catch {
    return undefined
  }
}

function writeTyped(key: string, typed: TypedInvitations | undefined) {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify({ ...typed, amounts: [...typed.amounts] }))
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
}

interface StoredInvitations {
  amounts: [string, string][]
  added: Candidate[]
}

function isStored(value: unknown): value is StoredInvitations {
  if (typeof value !== 'object' || value === null) return false
  const { amounts, added } = value as Partial<StoredInvitations> // looked at before it is used
  return Array.isArray(amounts) && Array.isArray(added)
}

/** The units that a broker's allocation has left; `null` where the round alone limits them, which the check asks. */
function freeUnits({ allocation, distributions }: AllocationViewProps): string | null {
  if (allocation.managedUnits === null) return null
  const sold = distributions.reduce((all, each) => add(all, decimal(each.units)), Decimal.zero)
  return subtract(decimal(allocation.managedUnits), sold).toString()
}

interface CandidateRowProps {
  each: Candidate
  isInvited: boolean
  /** The typed amount; `undefined` when the row is not chosen. */
  amount: string | undefined
  problem: InvitationProblem | undefined
  free: string | null
  isTried: boolean
  onChoose: (isChosen: boolean) => void
  onAmount: (amount: string) => void
}

function CandidateRow({ each, isInvited, amount, problem, isTried, ...props }: CandidateRowProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const { units } = useFormats()
  const name = each.contactName || each.email
  const isShown = problem && (isTried || amount !== '')
  const textOf = (found: InvitationProblem) => {
    switch (found.code) {
      case 'same_person':
        return messages.samePerson
      case 'units_not_left':
        return fillIn(messages.unitsNotLeft, { units: units(props.free ?? '0') })
      case 'already_invited':
        return messages.alreadyInvited
      case 'email_missing':
        return messages.inviteEmailRequired
      case 'amount_missing':
        return messages.amountRequired
    }
  }

  return (
    <li data-selected={amount !== undefined || undefined}>
      {isInvited ? (
        <span />
      ) : (
        <CheckboxField
          bare
          isRequired={false}
          label={<VisuallyHidden>{fillIn(messages.select, { name })}</VisuallyHidden>}
          value={amount !== undefined}
          onChange={props.onChoose}
        />
      )}
      <Person>
        <bdi>{name}</bdi>
        <small>{each.email}</small>
      </Person>
      {isInvited ? (
        <small>{messages.hasOpen}</small>
      ) : (
        amount !== undefined && (
          <NumberField
            label={<VisuallyHidden>{fillIn(messages.unitsFor, { name })}</VisuallyHidden>}
            isRequired={false}
            value={amount}
            error={isShown ? textOf(problem) : undefined}
            onChange={props.onAmount}
          />
        )
      )}
    </li>
  )
}

function AddPerson({ onAdd }: { onAdd: (person: Omit<Candidate, 'id'> & { amount: string }) => void }) {
  const messages = useMessages('allocations', allocationsMessages)
  const [email, setEmail] = useState('')
  const [contactName, setName] = useState('')
  const [amount, setAmount] = useState('')
  const [errors, setErrors] = useState<{ email?: string; amount?: string }>({})
  const { parseNumber } = useFormats()
  const submit = () => {
    const found = {
      ...(email.trim() === ''
        ? { email: messages.inviteEmailRequired }
        : !fieldKind('email').parse(email).ok && { email: messages.emailInvalid }),
      ...(!isAboveZero(parseNumber(amount)) && { amount: messages.amountRequired }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    onAdd({ email: email.trim(), contactName: contactName.trim(), amount })
    setEmail('')
    setName('')
    setAmount('')
  }

  return (
    <NewPerson role="group" aria-label={messages.newPerson}>
      <b>{messages.newPerson}</b>
      <div>
        <TextField label={messages.inviteEmail} value={email} error={errors.email} onChange={setEmail} />
        <TextField optional label={messages.contactName} value={contactName} onChange={setName} />
        <NumberField label={messages.inviteUnits} value={amount} error={errors.amount} onChange={setAmount} />
      </div>
      <span>
        <Button icon="plus" onPress={submit}>
          {messages.addInvestor}
        </Button>
      </span>
    </NewPerson>
  )
}

const isAboveZero = (text: string | undefined) =>
  text !== undefined && compare(parseDecimal(text) ?? Decimal.zero, Decimal.zero) > 0

const Same = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--capstan-space-2);
`

const Head = styled.div`
  padding: var(--capstan-space-2) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border-subtle);
  background: var(--capstan-surface-sunken);
`

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: calc(28 * var(--capstan-unit)) minmax(0, 1fr) minmax(
        0,
        calc(180 * var(--capstan-unit))
      );
    align-items: center;
    gap: var(--capstan-space-3);
    min-height: calc(56 * var(--capstan-unit));
    padding: var(--capstan-space-2) var(--capstan-space-6);
  }
  > li + li {
    border-top: 1px solid var(--capstan-border-subtle);
  }
  small {
    color: var(--capstan-text-muted);
  }
`

const NewPerson = styled.div`
  display: grid;
  gap: var(--capstan-space-3);
  padding: var(--capstan-space-4) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  background: var(--capstan-surface-sunken);
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(160 * var(--capstan-unit))), 1fr));
    align-items: start;
    gap: var(--capstan-space-3);
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-3);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  small {
    display: block;
    color: var(--capstan-text-muted);
  }
`

const Person = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`
