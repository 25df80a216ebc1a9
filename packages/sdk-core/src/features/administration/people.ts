import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import {
  EndPersonSessionsDocument,
  PlatformPeopleDocument,
  PlatformPersonDocument,
  RestorePersonDocument,
  SuspendPersonDocument,
  type PlatformPeopleQuery,
  type PlatformPersonFactsFragment,
  type PlatformPersonQuery,
} from './operations.generated'

/** The states of a person on the platform. */
export const personStatuses = ['active', 'suspended', 'invited'] as const

/** The state of a person: an invited one has never signed in, a suspended one cannot. */
export type PersonStatus = (typeof personStatuses)[number]

/** A person, as administrators of the platform see them. */
export interface PlatformPerson {
  id: string
  name: string
  email: string
  status: PersonStatus
  /** The names of the accounts the person acts for. */
  accounts: string
  /** The number of open sessions. */
  sessions: number
  /** The instant an open session was used last, to within five minutes; null where none is open. */
  lastSeenAt: string | null
  joinedOn: string
  /** True for the person that asks, who cannot be suspended. */
  isSelf: boolean
}

/** The first people of a list, and how many there are in all. */
export interface PlatformPeople {
  people: readonly PlatformPerson[]
  total: number
}

/** The role of a person in an account. */
export interface PersonPlace {
  id: string
  account: string
  type: string
  role: string
  status: string
}

/** A device on which a person is signed in. */
export interface PersonSession {
  id: string
  browser: string
  system: string
  network: string
  lastUsedAt: string
}

/** A suspension of a person; open while `restoredOn` is null. */
export interface PersonSuspension {
  id: string
  reason: string
  suspendedBy: string
  suspendedOn: string
  restoredBy: string
  restoredOn: string | null
}

/** A person with their accounts, their open sessions and their suspensions. */
export interface WholePerson extends PlatformPerson {
  places: readonly PersonPlace[]
  openSessions: readonly PersonSession[]
  suspensions: readonly PersonSuspension[]
}

/** Which people are read. */
export interface PeopleAsked {
  /** A part of a name, of an e-mail address or of the name of an account; empty for all. */
  search: string
  /** The state they are in; null for any. */
  status: PersonStatus | null
  /** The number of people to read. */
  most: number
}

/** Reads people of the platform, by name. Empty for any other account than an administrator's. */
export function platformPeopleQuery(
  capstan: Capstan,
  { search, status, most }: PeopleAsked,
): CapstanQuery<PlatformPeople, PlatformPeopleQuery> {
  return recordQuery(capstan, {
    document: PlatformPeopleDocument,
    variables: { search: search.trim(), status, first: most },
    select: readPeople,
    entities: [],
    // People of other accounts send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

const readPeople = ({ platformPeople }: PlatformPeopleQuery): PlatformPeople => ({
  people: rowsOf(platformPeople).flatMap((row) => readPerson(row) ?? []),
  total: platformPeople?.totalCount ?? 0,
})

/** Reads one person. */
export function platformPersonQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<WholePerson, PlatformPersonQuery> {
  return recordQuery(capstan, {
    document: PlatformPersonDocument,
    variables: { id },
    select: readWholePerson,
    entities: [],
    staleTime: 0,
  })
}

function readWholePerson(answer: PlatformPersonQuery): WholePerson {
  const row = orNotFound(answer.platformPerson)
  return {
    ...orNotFound(readPerson(row)),
    places: rowsOf(answer.placesOfPerson).flatMap(({ id, account, type, role, status }) =>
      id && account && type && role && status ? { id, account, type, role, status } : [],
    ),
    openSessions: rowsOf(answer.sessionsOfPerson).flatMap(({ id, lastUsedAt, browser, system, network }) =>
      id && lastUsedAt
        ? { id, lastUsedAt, browser: browser ?? '', system: system ?? '', network: network ?? '' }
        : [],
    ),
    suspensions: rowsOf(answer.suspensionsOfPerson).flatMap(({ id, suspendedOn, restoredOn, ...row }) =>
      id && suspendedOn
        ? {
            ...{ id, suspendedOn, restoredOn, reason: row.reason ?? '' },
            ...{ suspendedBy: row.suspendedBy ?? '', restoredBy: row.restoredBy ?? '' },
          }
        : [],
    ),
  }
}

function readPerson(row: PlatformPersonFactsFragment): PlatformPerson | undefined {
  const { id, status, joinedOn, lastSeenAt } = row
  if (!id || !joinedOn || !isStatus(status)) return undefined
  return {
    ...{ id, status, joinedOn, lastSeenAt, name: row.name ?? '', email: row.email ?? '' },
    ...{ accounts: row.accounts ?? '', sessions: row.sessions ?? 0, isSelf: row.isSelf ?? false },
  }
}

const isStatus = (status: string | null): status is PersonStatus =>
  personStatuses.some((known) => known === status)

type Once = Pick<MutateRequest, 'idempotencyKey'>
type Named = Pick<PlatformPerson, 'id'>

/**
 * Suspends a person: their sessions end at once, their open pages say so, and they cannot sign in.
 *
 * @throws CapstanError `own_access`, `not_found`, `not_allowed`; `invalid_input` at `reason`
 */
export async function suspendPerson(
  capstan: Capstan,
  { id, reason }: Named & { reason: string },
  once?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(SuspendPersonDocument, { id, reason }, submission('suspendPerson', once))
}

/**
 * Takes the suspension of a person back: they can sign in again.
 *
 * @throws CapstanError `own_access`, `not_found`, `not_allowed`
 */
export async function restorePerson(capstan: Capstan, { id }: Named, once?: Once): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(RestorePersonDocument, { id }, submission('restorePerson', once))
}

/**
 * Signs a person out of one session or, without `sessionId`, of all. They can sign in again.
 *
 * @throws CapstanError `own_access`, `not_found`, `not_allowed`
 */
export async function endPersonSessions(
  capstan: Capstan,
  { id, sessionId = null }: Named & { sessionId?: string | null },
  once?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(
    EndPersonSessionsDocument,
    { id, sessionId },
    submission('endPersonSessions', once),
  )
}

const submission = (operation: string, once: Once | undefined) => ({
  operation,
  idempotencyKey: once?.idempotencyKey ?? newId(),
})
