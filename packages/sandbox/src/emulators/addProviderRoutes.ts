import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { providerPolicy } from '../platform/http/contentSecurityPolicy.ts'
import { reportPath } from '../platform/http/cspReports.ts'
import { forbiddenOrigin } from '../platform/http/httpError.ts'
import { html, type Html } from '../platform/http/html.ts'
import { sendPage } from '../platform/http/page.ts'
import type { Database } from '../platform/db/openDb.ts'
import { type Speech, speechOf } from '../platform/language/locales.ts'
import type { Catalogue } from '../platform/languages/Catalogue.ts'
import type { PlatformServices } from '../platform/http/PlatformServices.ts'
import {
  type AlsoDo,
  type Errand,
  type ErrandPurpose,
  findErrand,
  type Outcome,
  reportOutcome,
} from './callbacks.ts'
import type { ProviderName } from './scenarios/Scenario.ts'
import { fieldsOf, isOwnForm } from './providerForms.ts'
import { donePage, expiredPage, type ProviderEvent, type ProviderPage } from './providerPages.ts'
import { findTicket, openTicket } from './tickets.ts'

/** A provider: one page that a person works through, and what its form means. */
export interface Provider {
  name: ProviderName
  path: string
  /** What its errands are good for: it sees no others. */
  purpose: ErrandPurpose
  /** With a problem it is shown again, with what was in its form. */
  render: (errand: Errand, speech: Speech, problem?: string, fields?: Record<string, string>) => ProviderPage
  /** Learns what the page shows beside the errand itself. */
  prepare?: (db: Database, errand: Errand) => Promise<Errand>
  /** What is kept of a verdict, in the transaction that takes it. */
  record?: (errand: Errand, filled: Filled) => AlsoDo
  /** A page between the form and the verdict: what cannot be taken back is asked about first. */
  between?: (fields: Record<string, string>, errand: Errand, speech: Speech) => ProviderPage | undefined
  /** The verdict, or what is still missing. */
  judge: (fields: Record<string, string>, errand: Errand) => Outcome | { problem: Say }
  done: (verdict: Outcome['outcome']) => Say
}

/** A text of whatever language the page speaks. */
export type Say = (texts: Catalogue) => string

/** A form that was accepted: what was in it, from where it came, and what it means. */
export interface Filled {
  fields: Record<string, string>
  ip: string
  outcome: Outcome['outcome']
}

const rejected: Outcome = {
  outcome: 'failed',
  output: { error: 'The sandbox was told to have this rejected.' },
}

const alreadyDone = (speech: Speech) => donePage(speech.texts.providers.alreadyDone, speech, 'ready')

/** The page that sent the person speaks their language, which their browser may not. */
const spokenTo = ({ headers }: FastifyRequest, errand: Errand | undefined) =>
  speechOf(errand?.locale, headers['accept-language'])

const unfinished = ['not_started', 'in_progress', 'processing', 'restart', 'retry', 'failed']

/** Serves a provider's page and takes what its form sends. */
export function addProviderRoutes(
  app: FastifyInstance,
  services: PlatformServices,
  provider: Provider,
): void {
  app.get(provider.path, async (request, reply) => {
    const errand = await errandOf(services.db, provider, tokenOf(request.query))
    const speech = spokenTo(request, errand)
    if (!errand) return show(reply.code(404), services, expiredPage(speech))
    if (errand.isDone || !unfinished.includes(errand.stepStatus)) {
      return show(reply, services, alreadyDone(speech), errand)
    }
    return show(reply, services, rendered(provider, errand, speech), errand)
  })

  app.post(provider.path, async (request, reply) => {
    if (!isOwnForm(request)) throw forbiddenOrigin()
    const fields = fieldsOf(request.body)
    const token = await openTicket(services.db, provider.purpose, fields.token)
    const errand = await errandOf(services.db, provider, token)
    const speech = spokenTo(request, errand)
    if (!errand) return show(reply.code(404), services, expiredPage(speech))
    if (errand.isDone) return show(reply, services, alreadyDone(speech), errand)
    const between = provider.between?.(fields, errand, speech)
    if (between) return show(reply, services, { ...between, lang: speech.lang }, errand)
    const verdict = provider.judge(fields, errand)
    if ('problem' in verdict)
      return show(
        reply.code(400),
        services,
        rendered(provider, errand, speech, { problem: verdict.problem, fields }),
        errand,
      )
    const isRejected = services.scenarios?.takeRejection(provider.name)
    const taken = isRejected ? rejected : verdict
    const filled = { fields, ip: request.ip, outcome: taken.outcome }
    return report(reply, services, provider, errand, { verdict: taken, filled, speech })
  })
}

function rendered(
  provider: Provider,
  errand: Errand,
  speech: Speech,
  again?: { problem: Say; fields: Record<string, string> },
): ProviderPage {
  const page = provider.render(errand, speech, again?.problem(speech.texts), again?.fields)
  return { ...page, lang: speech.lang }
}

async function errandOf(
  db: Database,
  { prepare, purpose }: Provider,
  token: unknown,
): Promise<Errand | undefined> {
  const errand = (await findErrand(db, token, purpose)) ?? (await findTicket(db, purpose, token))
  return errand && prepare ? prepare(db, errand) : errand
}

async function report(
  reply: FastifyReply,
  services: PlatformServices,
  provider: Provider,
  errand: Errand,
  { verdict, filled, speech }: { verdict: Outcome; filled: Filled; speech: Speech },
): Promise<FastifyReply> {
  const record = provider.record?.(errand, filled)
  try {
    const report = { ...provider.purpose, verdict, requestId: reply.request.id, record }
    const isFirst = await reportOutcome(services.db, errand, report)
    if (!isFirst) return show(reply, services, alreadyDone(speech), errand)
  } catch (error) {
    reply.log.warn({ err: error }, 'the platform refused a provider’s callback')
    return show(reply.code(409), services, donePage(speech.texts.providers.notNow, speech, 'error'), errand)
  }
  const event: ProviderEvent = verdict.outcome === 'complete' ? 'complete' : 'error'
  const text = provider.done(verdict.outcome)(speech.texts)
  return show(reply, services, donePage(text, speech, event, reasonOf(verdict, speech)), errand)
}

/** Why it failed, as the page around it is told. */
function reasonOf(verdict: Outcome, { texts: { failures } }: Speech): string | undefined {
  if (verdict.outcome === 'complete') return undefined
  const { code, error } = verdict.output
  return code ? failures[code] : error
}

function show(
  reply: FastifyReply,
  { origins }: PlatformServices,
  page: ProviderPage,
  errand?: Errand,
): FastifyReply {
  const ancestors = errand?.origins ?? []
  const reportTo = `${origins.main}${reportPath}`
  return sendPage(reply, { ...page, isFramed: true, head: head(page, ancestors) }, (nonce) =>
    providerPolicy({ nonce, reportTo, ancestors }),
  )
}

/** What the script of the page has to know: whom to tell, and what. */
function head({ event, reason, scripts = [] }: ProviderPage, ancestors: readonly string[]): Html {
  return html`<meta name="capstan-parents" content="${ancestors.join(' ')}" />
    <meta name="capstan-event" content="${event}" />
    ${reason && html`<meta name="capstan-reason" content="${reason}" />`}
    ${['tellParent', ...scripts].map((name) => html`<script type="module" src="/scripts/${name}.ts"></script>`)}`
}

const tokenOf = (query: unknown) => fieldsOf(query).token
