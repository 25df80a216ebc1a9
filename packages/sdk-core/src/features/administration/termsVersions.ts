import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { checkRecordId } from '../../client/records/recordId'
import { isoToDay } from '../../dates/day'
import { newId } from '../../events/newId'
import {
  PublishTermsDocument,
  TermsPeopleDocument,
  TermsTextDocument,
  TermsVersionsDocument,
  WithdrawTermsDocument,
  type TermsPeopleQuery,
  type TermsTextQuery,
  type TermsVersionsQuery,
} from './operations.generated'

/** A version of the terms of service. */
export interface TermsVersion {
  id: string
  /** Counts the versions by the instants they come into force, from 1. */
  number: number
  title: string
  /** `html` is shown as HTML, everything else as plain text. */
  type: string
  /** The language of the text, as a tag. */
  language: string
  /** The instant it comes into force. */
  holdsFrom: string
  /** The administrator that published it; null where it came with the platform. */
  publishedBy: string | null
  /** The instant it was published. */
  publishedOn: string
  /** True for the version that was published last. */
  isLatest: boolean
  status: 'upcoming' | 'in_force' | 'replaced'
  /** People that have accepted it, of `people` that may sign in. */
  accepted: number
  people: number
}

/** The text of a version. */
export interface TermsText {
  type: string
  language: string
  agreement: string
}

/** A person that has accepted a version, or has not. */
export interface TermsPerson {
  id: string
  name: string
  email: string
  /** The names of the accounts the person acts for. */
  accounts: string
  /** The instant of the acceptance; null where there is none. */
  acceptedOn: string | null
}

/** The first people of a list, and how many there are in all. */
export interface TermsPeople {
  people: readonly TermsPerson[]
  total: number
}

/** Reads the versions of the terms of service, the latest first. Empty for any other account than an administrator's. */
export function termsVersionsQuery(
  capstan: Capstan,
): CapstanQuery<readonly TermsVersion[], TermsVersionsQuery> {
  return recordQuery(capstan, {
    document: TermsVersionsDocument,
    variables: {},
    select: readVersions,
    entities: [],
    // Versions send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

function readVersions({ termsVersions }: TermsVersionsQuery): readonly TermsVersion[] {
  return rowsOf(termsVersions).flatMap(({ id, number, holdsFrom, status, ...row }) =>
    id && number !== null && holdsFrom && isStatus(status)
      ? {
          ...{ id, number, holdsFrom, status, publishedBy: row.publishedBy },
          ...{ publishedOn: row.publishedOn ?? holdsFrom, isLatest: row.isLatest === true },
          ...{ title: row.title ?? '', type: row.type ?? 'plain', language: row.language ?? 'en' },
          ...{ accepted: row.accepted ?? 0, people: row.people ?? 0 },
        }
      : [],
  )
}

const isStatus = (status: string | null): status is TermsVersion['status'] =>
  status === 'upcoming' || status === 'in_force' || status === 'replaced'

/** Reads the text of a version. */
export function termsTextQuery(capstan: Capstan, id: string): CapstanQuery<TermsText, TermsTextQuery> {
  return recordQuery(capstan, {
    document: TermsTextDocument,
    variables: { id },
    select: readText,
    entities: [],
  })
}

const readText = ({ termsOfServiceById }: TermsTextQuery): TermsText => {
  const { type, language, agreement } = orNotFound(termsOfServiceById)
  return { type, language, agreement }
}

/** Which people of a version are read. */
export interface TermsPeopleAsked {
  termsId: string
  hasAccepted: boolean
  /** A part of a name, of an e-mail address or of the name of an account; empty for all. */
  search: string
  /** The number of people to read. */
  most: number
}

/** Reads the people that have accepted a version, the latest first, or that have not accepted it. */
export function termsPeopleQuery(
  capstan: Capstan,
  { termsId, hasAccepted, search, most }: TermsPeopleAsked,
): CapstanQuery<TermsPeople, TermsPeopleQuery> {
  return recordQuery(capstan, {
    document: TermsPeopleDocument,
    variables: { termsId, hasAccepted, search: search.trim(), first: most },
    select: readPeople,
    entities: [],
    staleTime: 0,
  })
}

function readPeople({ termsPeople }: TermsPeopleQuery): TermsPeople {
  const people = rowsOf(termsPeople).flatMap(({ id, name, email, accounts, acceptedOn }) =>
    id ? { id, name: name ?? '', email: email ?? '', accounts: accounts ?? '', acceptedOn } : [],
  )
  return { people, total: termsPeople?.totalCount ?? 0 }
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** A version of the terms to publish. */
export interface NewTerms extends TermsText {
  title: string
  /** The day it comes into force, at its beginning in UTC; nothing for now. */
  holdsOn?: string
  /** The version that was published last when this one was begun; none where there is none. */
  basedOn?: string
}

/**
 * Publishes a version of the terms of service. Once it is in force, each person accepts it before going on.
 *
 * @throws CapstanError `changed_elsewhere` with `changedBy` and `changedOn` in `details` when another version was published or
 * withdrawn since, `not_allowed`; `invalid_input` at `title`, `agreement`, `type`, `language` or `holdsOn`
 */
export async function publishTerms(
  capstan: Capstan,
  { title, agreement, type, language, holdsOn, basedOn }: NewTerms,
  once?: Once,
): Promise<void> {
  const day = holdsOn ? (isoToDay(holdsOn) ?? holdsOn) : null
  await capstan.client.mutate(
    PublishTermsDocument,
    { title, agreement, type, language, holdsOn: day, basedOn: basedOn ?? null },
    { operation: 'publishTerms', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
}

/**
 * Takes back a version that is not in force yet.
 *
 * @throws CapstanError `already_in_force`, `not_found`, `not_allowed`
 */
export async function withdrawTerms(
  capstan: Capstan,
  { id }: Pick<TermsVersion, 'id'>,
  once?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(
    WithdrawTermsDocument,
    { id },
    { operation: 'withdrawTerms', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
}
