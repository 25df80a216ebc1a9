import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import {
  EndAccountSessionsDocument,
  PlatformAccountDocument,
  PlatformAccountsDocument,
  RestoreAccountDocument,
  SuspendAccountDocument,
  SwitchFeatureDocument,
  type PlatformAccountFactsFragment,
  type PlatformAccountQuery,
  type PlatformAccountsQuery,
} from './operations.generated'
import type { PersonSuspension } from './people'

/** The types of accounts on the platform. */
export const platformAccountTypes = ['investor', 'issuer', 'broker', 'agent', 'ats', 'admin'] as const

/** The states of an account on the platform. */
export const platformAccountStatuses = ['active', 'suspended'] as const

/** The state of an account: the people of a suspended one cannot act for it. */
export type PlatformAccountStatus = (typeof platformAccountStatuses)[number]

/** An account, as administrators of the platform see it. */
export interface PlatformAccount {
  id: string
  name: string
  type: string
  email: string
  /** The broker that runs it, until its own people claim it; empty for any other account. */
  managedBy: string
  status: PlatformAccountStatus
  /** The number of its delegates. */
  people: number
  /** The number of open sessions of its delegates. */
  sessions: number
  createdOn: string
  /** True for the account that is acted for, which cannot be suspended. */
  isSelf: boolean
}

/** The first accounts of a list, and how many there are in all. */
export interface FoundAccounts {
  accounts: readonly PlatformAccount[]
  total: number
}

/** A delegate of an account. */
export interface PersonOfAccount {
  id: string
  personId: string
  name: string
  email: string
  role: string
  status: string
  sessions: number
}

/** A feature of an account, which administrators switch off and on. */
export interface AccountFeature {
  /** Its name: `bulk_operations`, `transfers`, `tokens`, `webhooks` or `secret_keys`. */
  feature: string
  isOn: boolean
  /** The administrator that switched it off; empty while it is on. */
  disabledBy: string
  disabledOn: string | null
}

/** An account with its delegates, its features and its suspensions. */
export interface WholeAccount extends PlatformAccount {
  delegates: readonly PersonOfAccount[]
  features: readonly AccountFeature[]
  suspensions: readonly PersonSuspension[]
}

/** Which accounts are read. */
export interface AccountsAsked {
  /** A part of a name, of the contact, of the email address or of the id; empty for all. */
  search: string
  /** The type of the accounts; null for any. */
  type: string | null
  /** The state they are in; null for any. */
  status: PlatformAccountStatus | null
  /** The number of accounts to read. */
  most: number
}

/** Reads accounts of the platform, by name. Empty for any other account than an administrator's. */
export function platformAccountsQuery(
  capstan: Capstan,
  { search, type, status, most }: AccountsAsked,
): CapstanQuery<FoundAccounts, PlatformAccountsQuery> {
  return recordQuery(capstan, {
    document: PlatformAccountsDocument,
    variables: { search: search.trim(), type, status, first: most },
    select: readAccounts,
    entities: [],
    // Accounts of others send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

const readAccounts = ({ platformAccounts }: PlatformAccountsQuery): FoundAccounts => ({
  accounts: rowsOf(platformAccounts).flatMap((row) => readAccount(row) ?? []),
  total: platformAccounts?.totalCount ?? 0,
})

/** Reads one account. */
export function platformAccountQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<WholeAccount, PlatformAccountQuery> {
  return recordQuery(capstan, {
    document: PlatformAccountDocument,
    variables: { id },
    select: readWholeAccount,
    entities: [],
    staleTime: 0,
  })
}

function readWholeAccount(answer: PlatformAccountQuery): WholeAccount {
  const row = orNotFound(answer.platformAccount)
  return {
    ...orNotFound(readAccount(row)),
    delegates: rowsOf(answer.peopleOfAccount).flatMap(({ id, personId, role, status, ...row }) =>
      id && personId && role && status
        ? {
            ...{ id, personId, role, status, name: row.name ?? '', email: row.email ?? '' },
            sessions: row.sessions ?? 0,
          }
        : [],
    ),
    features: rowsOf(answer.featuresOfAccount).flatMap(({ feature, isOn, disabledBy, disabledOn }) =>
      feature ? { feature, isOn: isOn ?? true, disabledBy: disabledBy ?? '', disabledOn } : [],
    ),
    suspensions: rowsOf(answer.suspensionsOfAccount).flatMap(({ id, suspendedOn, restoredOn, ...row }) =>
      id && suspendedOn
        ? {
            ...{ id, suspendedOn, restoredOn, reason: row.reason ?? '' },
            ...{ suspendedBy: row.suspendedBy ?? '', restoredBy: row.restoredBy ?? '' },
          }
        : [],
    ),
  }
}

function readAccount(row: PlatformAccountFactsFragment): PlatformAccount | undefined {
  const { id, type, createdOn, status } = row
  if (!id || !type || !createdOn) return undefined
  return {
    ...{ id, type, createdOn, name: row.name ?? '', email: row.email ?? '', managedBy: row.managedBy ?? '' },
    ...{ status: status === 'suspended' ? 'suspended' : 'active', people: row.people ?? 0 },
    ...{ sessions: row.sessions ?? 0, isSelf: row.isSelf ?? false },
  }
}

type Once = Pick<MutateRequest, 'idempotencyKey'>
type Named = Pick<PlatformAccount, 'id'>

/**
 * Suspends an account: its people cannot act for it, their open pages say so, and its secret keys open nothing.
 *
 * @throws CapstanError `own_access`, `not_found`, `not_allowed`; `invalid_input` at `reason`
 */
export async function suspendAccount(
  capstan: Capstan,
  { id, reason }: Named & { reason: string },
  once?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(SuspendAccountDocument, { id, reason }, submission('suspendAccount', once))
}

/**
 * Takes the suspension of an account back: its people can act for it again.
 *
 * @throws CapstanError `own_access`, `not_found`, `not_allowed`
 */
export async function restoreAccount(capstan: Capstan, { id }: Named, once?: Once): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(RestoreAccountDocument, { id }, submission('restoreAccount', once))
}

/**
 * Switches a feature of an account off or on. The platform refuses operations of a feature that is off, and open pages say that
 * it is not available.
 *
 * @throws CapstanError `own_access`, `not_found`, `not_allowed`; `invalid_input` at `feature`
 */
export async function switchFeature(
  capstan: Capstan,
  { id, feature, isOn }: Named & Pick<AccountFeature, 'feature' | 'isOn'>,
  once?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(SwitchFeatureDocument, { id, feature, isOn }, submission('switchFeature', once))
}

/**
 * Signs all delegates of an account out, everywhere, but not the person that asks. They can sign in again.
 *
 * @throws CapstanError `own_access`, `not_found`, `not_allowed`
 */
export async function endAccountSessions(capstan: Capstan, { id }: Named, once?: Once): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(EndAccountSessionsDocument, { id }, submission('endAccountSessions', once))
}

const submission = (operation: string, once: Once | undefined) => ({
  operation,
  idempotencyKey: once?.idempotencyKey ?? newId(),
})
