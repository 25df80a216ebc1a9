import { randomUUID } from 'node:crypto'
import { isId } from '../platform/auth/membership.ts'
import {
  draftProviderTask,
  type ProviderTask,
  type ProviderTaskPurpose,
  findProviderTask,
  openProviderTask,
} from './callbacks.ts'
import { paymentProviderTask, signingProviderTask } from './providerTaskPurposes.ts'
import { envelopeOf, findOpenEnvelope, openEnvelopeToSign } from './signing/envelopes.ts'
import type { Database } from '../platform/db/Database.ts'

/**
 * The links of steps and mails; any person who has one may use it. Following a link stores nothing: it leads to the provider with
 * a ticket, which becomes a task when the provider's form is sent.
 */
export type LinkKind = 'payment' | 'signing' | 'signing-step'

/** A ticket's token, the kind of its link, and the link's key. */
interface Ticket {
  token: string
  kind: LinkKind
  id: string
  key: string
}

/** The current subject of a link. */
interface Subject {
  stepId: string | null
  envelopeId: string | null
}

const purposes: Record<LinkKind, ProviderTaskPurpose> = {
  payment: paymentProviderTask,
  signing: signingProviderTask,
  'signing-step': signingProviderTask,
}

/** A new ticket for a link. */
export const ticketOf = (kind: LinkKind, id: string, key: string) => [randomUUID(), kind, id, key].join('.')

/** Returns the task that a ticket would open at this provider; undefined when its link is no longer valid. */
export async function findTicket(
  db: Database,
  purpose: ProviderTaskPurpose,
  text: unknown,
): Promise<ProviderTask | undefined> {
  const ticket = parse(text, purpose)
  if (!ticket) return undefined
  // Its form was sent already.
  const opened = await findProviderTask(db, ticket.token, purpose)
  if (opened) return opened
  const subject = await subjectOf(db, ticket)
  return subject && draftProviderTask(db, { ...subject, token: String(text) })
}

/** Exchanges a ticket for the token of its task, once; any other value is returned unchanged. */
export async function openTicket(
  db: Database,
  purpose: ProviderTaskPurpose,
  text: unknown,
): Promise<unknown> {
  const ticket = parse(text, purpose)
  if (!ticket || (await findProviderTask(db, ticket.token, purpose))) return ticket?.token ?? text
  const subject = await subjectOf(db, ticket)
  if (!subject) return undefined
  const { token, kind, id } = ticket
  const envelopeId = kind === 'signing-step' ? await envelopeOf(db, id) : subject.envelopeId
  return openProviderTask(db, {
    ...purpose,
    token,
    stepId: subject.stepId,
    envelopeId,
    userId: null,
    origins: [],
  })
}

function parse(text: unknown, purpose: ProviderTaskPurpose): Ticket | undefined {
  const [token, kind, id, key, ...rest] = typeof text === 'string' ? text.split('.') : []
  if (!isId(token) || !isId(id) || !isKind(kind) || !key || rest.length > 0) return undefined
  return purposes[kind] === purpose ? { token, kind, id, key } : undefined
}

const isKind = (text: string | undefined): text is LinkKind =>
  text !== undefined && Object.hasOwn(purposes, text)

async function subjectOf(db: Database, { kind, id, key }: Ticket): Promise<Subject | undefined> {
  if (kind === 'signing') {
    const envelope = await openEnvelopeToSign(db, id, key)
    return envelope && { stepId: envelope.stepId, envelopeId: id }
  }
  if (!(await isCurrent(db, kind, id, key))) return undefined
  return { stepId: id, envelopeId: kind === 'payment' ? null : await findOpenEnvelope(db, id) }
}

/**
 * True when a step waits for the action of the link, and the key is the link's. Where several people sign, each has a separate
 * link, and the link of the step is never current.
 */
export async function isCurrent(db: Database, kind: LinkKind, stepId: string, key: string): Promise<boolean> {
  if (!isId(stepId)) return false
  const { rows } = await db.pool.query(
    `select from app_public.steps
      where id = $1 and service = $3 and (type = 'link' or $4) and status not in ('complete', 'retry_limit')
        and app_private.is_current_step(id) and app_private.link_key(id) = $2
        and (not $4 or app_private.signer_count(id) < 2)`,
    [stepId, key, purposes[kind].provider, kind === 'signing-step'],
  )
  return rows.length > 0
}
