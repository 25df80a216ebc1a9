import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { newId } from '../../events/newId'
import {
  HealthOfIntegrationsDocument,
  PlatformMessagesDocument,
  RetryMessageDocument,
  type HealthOfIntegrationsQuery,
  type PlatformMessageFactsFragment,
  type PlatformMessagesQuery,
} from './operations.generated'

/** The kinds of messages: a mail to a person, a callback to an endpoint of a vendor. */
export const messageKinds = ['mail', 'callback'] as const

/** The kind of a message. */
export type MessageKind = (typeof messageKinds)[number]

/** The states of a message. A waiting one is tried again by itself, a failed one is not. */
export const messageStatuses = ['failed', 'waiting', 'sent'] as const

/** The state of a message. */
export type MessageStatus = (typeof messageStatuses)[number]

/** A mail or a callback of the last 30 days. */
export interface PlatformMessage {
  id: string
  kind: MessageKind
  /** The subject of a mail, the type of the event of a callback. */
  subject: string
  /** The address of a mail, the host of the endpoint of a callback. */
  recipient: string
  /** The account that it belongs to; empty for a mail of the platform itself. */
  account: string
  /** Why the last try failed: the answer of the mail server, or the error of the attempt as a code; empty when it was sent. */
  problem: string
  /** The status that the endpoint answered; null without an answer. */
  statusCode: number | null
  tries: number
  /** An instant, ISO 8601. */
  lastTriedOn: string
  status: MessageStatus
  /** True for a failed message, except a callback of an endpoint that its owner has to enable first. */
  canRetry: boolean
}

/** The first messages of a list and the number of all: at most 1,000 are found. */
export interface PlatformMessages {
  messages: readonly PlatformMessage[]
  total: number
  /** The numbers of all messages by their state, independent of the search. */
  figures: Readonly<Record<MessageStatus, number>>
}

/** The messages to read. */
export interface MessagesAsked {
  /** A part of a subject, a recipient or an account; empty for all. */
  search: string
  /** The kind; null for any. */
  kind: MessageKind | null
  /** The state; null for any. */
  status: MessageStatus | null
  /** The number of messages to read. */
  most: number
}

/** Reads mails and callbacks, those tried last first. Empty for any other account than an administrator's. */
export function platformMessagesQuery(
  capstan: Capstan,
  { search, kind, status, most }: MessagesAsked,
): CapstanQuery<PlatformMessages, PlatformMessagesQuery> {
  return recordQuery(capstan, {
    document: PlatformMessagesDocument,
    variables: { search: search.trim(), kind, status, first: most },
    select: readMessages,
    entities: [],
    // Messages of other accounts send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

const readMessages = ({
  platformMessages: found,
  platformMessageFigures: figures,
}: PlatformMessagesQuery): PlatformMessages => ({
  messages: rowsOf(found).flatMap((row) => readMessage(row) ?? []),
  total: found?.totalCount ?? 0,
  figures: { sent: figures?.sent ?? 0, waiting: figures?.waiting ?? 0, failed: figures?.failed ?? 0 },
})

function readMessage(row: PlatformMessageFactsFragment): PlatformMessage | undefined {
  const { id, lastTriedOn, statusCode } = row
  const kind = messageKinds.find((known) => known === row.kind)
  const status = messageStatuses.find((known) => known === row.status)
  if (!id || !kind || !status || !lastTriedOn) return undefined
  return {
    ...{ id, kind, status, lastTriedOn, statusCode, tries: row.tries ?? 0 },
    ...{ subject: row.subject ?? '', recipient: row.recipient ?? '', account: row.account ?? '' },
    ...{ problem: row.problem ?? '', canRetry: row.canRetry ?? false },
  }
}

/**
 * Tries a failed message again, to the same address, and returns it: a mail is sent or has failed again, a callback waits.
 *
 * @throws CapstanError `not_found`, `not_allowed`, `webhook_endpoint_disabled`
 */
export async function retryMessage(
  capstan: Capstan,
  { id }: Pick<PlatformMessage, 'id'>,
  once?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<PlatformMessage> {
  const answer = await capstan.client.mutate(
    RetryMessageDocument,
    { id },
    { operation: 'retryMessage', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
  const row = orNotFound(answer.retryMessage?.platformMessage)
  return orNotFound(readMessage(row))
}

/** The outcomes of mail, of webhooks or of a provider, as the platform has seen them in 30 days. */
export interface IntegrationHealth {
  /** The service of a provider; `mail` or `webhooks`. */
  id: string
  name: string
  /** The kind of integration; `mail` or `webhooks`. */
  type: string
  /** The number of connected accounts; null for mail. */
  accounts: number | null
  successes: number
  failures: number
  /** Instants, ISO 8601; null where there was none. */
  lastSuccessOn: string | null
  lastFailureOn: string | null
  /** Why the last failure failed; empty without one. */
  lastProblem: string
  /** The first failure since the last success; null when the last outcome was a success, and where there was none. */
  failingSince: string | null
}

/** Reads the outcomes of mail, webhooks and each provider. Empty for any other account than an administrator's. */
export function integrationHealthQuery(
  capstan: Capstan,
): CapstanQuery<readonly IntegrationHealth[], HealthOfIntegrationsQuery> {
  return recordQuery(capstan, {
    document: HealthOfIntegrationsDocument,
    variables: {},
    select: readHealth,
    entities: [],
    staleTime: 0,
  })
}

const readHealth = ({ healthOfIntegrations }: HealthOfIntegrationsQuery): readonly IntegrationHealth[] =>
  rowsOf(healthOfIntegrations).flatMap(({ id, ...row }) =>
    id
      ? {
          ...{ id, name: row.name ?? '', type: row.type ?? '', accounts: row.accounts },
          ...{
            successes: row.successes ?? 0,
            failures: row.failures ?? 0,
            lastProblem: row.lastProblem ?? '',
          },
          ...{ lastSuccessOn: row.lastSuccessOn, lastFailureOn: row.lastFailureOn },
          failingSince: row.failingSince,
        }
      : [],
  )
