import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { providerPolicy } from '../platform/http/contentSecurityPolicy.ts'
import { reportPath } from '../platform/http/cspReports.ts'
import { forbiddenOrigin } from '../platform/http/httpError.ts'
import { html, type Html } from '../platform/http/html.ts'
import { sendPage } from '../platform/http/page.ts'
import type { PlatformServices } from '../platform/http/PlatformServices.ts'
import { type Errand, findErrand, type Outcome, reportOutcome } from './callbacks.ts'
import type { ProviderName } from './scenarios/Scenario.ts'
import { donePage, expiredPage, type ProviderEvent, type ProviderPage } from './providerPages.ts'

/** A provider: one page that a person works through, and what its form means. */
export interface Provider {
  name: ProviderName
  path: string
  render: (errand: Errand, problem?: string) => ProviderPage
  /** The verdict, or what is still missing. */
  judge: (fields: Record<string, string>, errand: Errand) => Outcome | { problem: string }
  done: (verdict: Outcome['outcome']) => string
}

const rejected: Outcome = {
  outcome: 'failed',
  output: { error: 'The sandbox was told to have this rejected.' },
}

const unfinished = ['not_started', 'in_progress', 'processing', 'restart', 'retry', 'failed']

/** Serves a provider's page and takes what its form sends. */
export function addProviderRoutes(
  app: FastifyInstance,
  services: PlatformServices,
  provider: Provider,
): void {
  app.get(provider.path, async (request, reply) => {
    const errand = await findErrand(services.db, tokenOf(request.query))
    if (!errand) return show(reply.code(404), services, expiredPage())
    if (errand.isDone || !unfinished.includes(errand.stepStatus)) {
      return show(reply, services, donePage('This is already done.', 'ready'), errand)
    }
    return show(reply, services, provider.render(errand), errand)
  })

  app.post(provider.path, async (request, reply) => {
    if (!isOwnForm(request, services)) throw forbiddenOrigin()
    const fields = fieldsOf(request.body)
    const errand = await findErrand(services.db, fields.token)
    if (!errand) return show(reply.code(404), services, expiredPage())
    const verdict = provider.judge(fields, errand)
    if ('problem' in verdict)
      return show(reply.code(400), services, provider.render(errand, verdict.problem), errand)
    const isRejected = services.scenarios?.takeRejection(provider.name)
    return report(reply, services, provider, errand, isRejected ? rejected : verdict)
  })
}

async function report(
  reply: FastifyReply,
  services: PlatformServices,
  provider: Provider,
  errand: Errand,
  verdict: Outcome,
): Promise<FastifyReply> {
  try {
    await reportOutcome(services.db, errand, verdict, reply.request.id)
  } catch (error) {
    reply.log.warn({ err: error }, 'the platform refused a provider’s callback')
    return show(
      reply.code(409),
      services,
      donePage('This step cannot be done now. Go back and reload the page.', 'error'),
      errand,
    )
  }
  const event: ProviderEvent = verdict.outcome === 'complete' ? 'complete' : 'error'
  const reason = verdict.outcome === 'failed' ? verdict.output.error : undefined
  return show(reply, services, donePage(provider.done(verdict.outcome), event, reason), errand)
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

function fieldsOf(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function isOwnForm({ headers }: FastifyRequest, { origins }: PlatformServices): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.port === new URL(origins.provider).port
}
