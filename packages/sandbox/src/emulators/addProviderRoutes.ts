import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { providerPolicy } from '../platform/http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../platform/http/pages/cspReports.ts'
import { forbiddenOrigin } from '../platform/http/errors/httpError.ts'
import { html, type Html } from '../platform/http/pages/html.ts'
import { sendPage } from '../platform/http/pages/page.ts'
import { type Speech, speechOf } from '../platform/language/locales.ts'
import type { Catalogue } from '../platform/languages/Catalogue.ts'
import type { PlatformServices } from '../platform/http/PlatformServices.ts'
import { RateLimit } from '../platform/http/RateLimit.ts'
import {
  type AlsoDo,
  type ProviderTask,
  type ProviderTaskPurpose,
  findProviderTask,
  type Outcome,
  recordIgnoredCallback,
  reportOutcome,
} from './callbacks.ts'
import type { ProviderName } from './scenarios/Scenario.ts'
import { fieldsOf, isOwnForm } from './providerForms.ts'
import { donePage, expiredPage, type ProviderEvent, type ProviderPage } from './providerPages.ts'
import { findTicket, openTicket } from './tickets.ts'
import type { Database } from '../platform/db/Database.ts'

/** A provider: a page for one person, and the meaning of its form. */
export interface Provider {
  name: ProviderName
  path: string
  /** The purpose of its tasks: the provider sees no others. */
  purpose: ProviderTaskPurpose
  /** With a problem, the page is shown again with the values of its form. */
  render: (
    providerTask: ProviderTask,
    speech: Speech,
    problem?: string,
    fields?: Record<string, string>,
  ) => ProviderPage
  /** Loads the data that the page shows besides the task. */
  prepare?: (db: Database, providerTask: ProviderTask) => Promise<ProviderTask>
  /** Stores details of the verdict, in the transaction that accepts it. */
  record?: (providerTask: ProviderTask, filled: Filled) => AlsoDo
  /** Returns a page between the form and the verdict, which asks for confirmation of an irreversible action. */
  between?: (
    fields: Record<string, string>,
    providerTask: ProviderTask,
    speech: Speech,
  ) => ProviderPage | undefined
  /** The verdict, or the problem that remains. */
  judge: (fields: Record<string, string>, providerTask: ProviderTask) => Outcome | { problem: Say }
  done: (verdict: Outcome['outcome']) => Say
}

/** Picks a text from the catalogue of the page's language. */
export type Say = (texts: Catalogue) => string

/** An accepted form: its values, its origin and its meaning. */
export interface Filled {
  fields: Record<string, string>
  ip: string
  outcome: Outcome['outcome']
}

const rejected: Outcome = {
  outcome: 'failed',
  output: { error: 'A scenario of the sandbox rejects this.' },
}

const alreadyDone = (speech: Speech) => donePage(speech.texts.providers.alreadyDone, speech, 'ready')

/** Returns the texts in the language of the page that sent the person, which their browser may not request. */
const spokenTo = ({ headers }: FastifyRequest, providerTask: ProviderTask | undefined) =>
  speechOf(providerTask?.locale, headers['accept-language'])

const unfinished = ['not_started', 'in_progress', 'processing', 'restart', 'retry', 'failed']

/** Serves a provider's page and handles its form. */
export function addProviderRoutes(
  app: FastifyInstance,
  services: PlatformServices,
  provider: Provider,
): void {
  const ignored = new RateLimit(10)
  /** Records a callback that changes nothing; of one task ten a minute, so that a replay cannot fill the audit. */
  const recordIgnored = async (token: unknown, requestId: string) => {
    if (ignored.take(String(token)) === 0)
      await recordIgnoredCallback(services.db, token, { ...provider.purpose, requestId })
  }

  app.get(provider.path, async (request, reply) => {
    const providerTask = await providerTaskOf(services.db, provider, tokenOf(request.query))
    const speech = spokenTo(request, providerTask)
    if (!providerTask) return show(reply.code(404), services, expiredPage(speech))
    if (providerTask.isDone || !unfinished.includes(providerTask.stepStatus)) {
      return show(reply, services, alreadyDone(speech), providerTask)
    }
    return show(reply, services, rendered(provider, providerTask, speech), providerTask)
  })

  app.post(provider.path, async (request, reply) => {
    if (!isOwnForm(request)) throw forbiddenOrigin()
    const fields = fieldsOf(request.body)
    const token = await openTicket(services.db, provider.purpose, fields.token)
    const providerTask = await providerTaskOf(services.db, provider, token)
    const speech = spokenTo(request, providerTask)
    if (!providerTask || providerTask.isDone) await recordIgnored(token, request.id)
    if (!providerTask) return show(reply.code(404), services, expiredPage(speech))
    if (providerTask.isDone) return show(reply, services, alreadyDone(speech), providerTask)
    const between = provider.between?.(fields, providerTask, speech)
    if (between) return show(reply, services, { ...between, lang: speech.lang }, providerTask)
    const verdict = provider.judge(fields, providerTask)
    if ('problem' in verdict)
      return show(
        reply.code(400),
        services,
        rendered(provider, providerTask, speech, { problem: verdict.problem, fields }),
        providerTask,
      )
    const isRejected = services.scenarios?.takeRejection(provider.name)
    const taken = isRejected ? rejected : verdict
    const filled = { fields, ip: request.ip, outcome: taken.outcome }
    return report(reply, services, provider, providerTask, { verdict: taken, filled, speech })
  })
}

function rendered(
  provider: Provider,
  providerTask: ProviderTask,
  speech: Speech,
  again?: { problem: Say; fields: Record<string, string> },
): ProviderPage {
  const page = provider.render(providerTask, speech, again?.problem(speech.texts), again?.fields)
  return { ...page, lang: speech.lang }
}

async function providerTaskOf(
  db: Database,
  { prepare, purpose }: Provider,
  token: unknown,
): Promise<ProviderTask | undefined> {
  const providerTask = (await findProviderTask(db, token, purpose)) ?? (await findTicket(db, purpose, token))
  return providerTask && prepare ? prepare(db, providerTask) : providerTask
}

async function report(
  reply: FastifyReply,
  services: PlatformServices,
  provider: Provider,
  providerTask: ProviderTask,
  { verdict, filled, speech }: { verdict: Outcome; filled: Filled; speech: Speech },
): Promise<FastifyReply> {
  const record = provider.record?.(providerTask, filled)
  try {
    const report = { ...provider.purpose, verdict, requestId: reply.request.id, record }
    const isFirst = await reportOutcome(services.db, providerTask, report)
    if (!isFirst) return show(reply, services, alreadyDone(speech), providerTask)
  } catch (error) {
    reply.log.warn({ err: error }, 'the platform refused a provider’s callback')
    return show(
      reply.code(409),
      services,
      donePage(speech.texts.providers.notNow, speech, 'error'),
      providerTask,
    )
  }
  const event: ProviderEvent = verdict.outcome === 'complete' ? 'complete' : 'error'
  const text = provider.done(verdict.outcome)(speech.texts)
  return show(reply, services, donePage(text, speech, event, reasonOf(verdict, speech)), providerTask)
}

/** Returns the reason for a failure, as sent to the embedding page. */
function reasonOf(verdict: Outcome, { texts: { failures } }: Speech): string | undefined {
  if (verdict.outcome === 'complete') return undefined
  const { code, error } = verdict.output
  return code ? failures[code] : error
}

function show(
  reply: FastifyReply,
  { origins }: PlatformServices,
  page: ProviderPage,
  providerTask?: ProviderTask,
): FastifyReply {
  const ancestors = providerTask?.origins ?? []
  const reportTo = `${origins.main}${reportPath}`
  return sendPage(reply, { ...page, isFramed: true, head: head(page, ancestors) }, (nonce) =>
    providerPolicy({ nonce, reportTo, ancestors }),
  )
}

/** Returns the elements that the page's script reads: the origins of its parents, the event and the reason. */
function head({ event, reason, scripts = [] }: ProviderPage, ancestors: readonly string[]): Html {
  return html`<meta name="capstan-parents" content="${ancestors.join(' ')}" />
    <meta name="capstan-event" content="${event}" />
    ${reason && html`<meta name="capstan-reason" content="${reason}" />`}
    ${['notifyParent', ...scripts].map((name) => html`<script type="module" src="/scripts/${name}.ts"></script>`)}`
}

const tokenOf = (query: unknown) => fieldsOf(query).token
