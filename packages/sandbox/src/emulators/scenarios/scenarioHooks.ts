import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/http/errors/httpError.ts'
import { sessionOf } from '../../platform/auth/sessionScope.ts'
import { callOf } from './callOf.ts'
import type { Failure } from './Scenario.ts'
import type { Scenarios } from './Scenarios.ts'

const codes: Record<Exclude<Failure, 'reset'>, string> = {
  401: 'unauthenticated',
  403: 'forbidden_origin',
  413: 'too_large',
  429: 'rate_limited',
  500: 'internal',
  503: 'server_unavailable',
}

interface Remembered {
  body: unknown
  at: number
}

/** Makes requests to the API slow, stale or fail, as the scenarios that are on say. */
export function addScenarioHooks(app: FastifyInstance, scenarios: Scenarios): void {
  const remembered = new Map<string, Remembered>()

  app.addHook('preHandler', async (request, reply) => {
    if (!isApi(request) || scenarios.list().length === 0) return
    const call = callOf(request)
    await setTimeout(scenarios.delayOf(call))
    const failure = scenarios.takeFailure(call)
    if (failure === 'reset') return cut(request, reply)
    if (failure) {
      if (failure === '429') reply.header('retry-after', 1)
      throw new HttpError(Number(failure), codes[failure], {
        english: `A scenario of the sandbox answers ${failure}.`,
      })
    }
    const old = remembered.get(keyOf(request))
    if (old && performance.now() - old.at < scenarios.lagOf(call))
      return reply.type('application/json; charset=utf-8').send(old.body)
  })

  app.addHook('onClose', () => scenarios.clear())

  // A replica answers with older data: without a history of snapshots, with the previous answer to the same query.
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isQuery(request) || reply.statusCode !== 200) return payload
    if (scenarios.list().length === 0) {
      remembered.clear()
      return payload
    }
    const call = callOf(request)
    const key = keyOf(request)
    const old = remembered.get(key)
    if (scenarios.lagOf(call) === 0) remembered.clear()
    else if (!old || performance.now() - old.at >= scenarios.lagOf(call))
      remembered.set(key, { body: payload, at: performance.now() })
    return payload
  })
}

/** The connection is gone before anything was said. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.socket.destroy()
}

const keyOf = (request: FastifyRequest) => `${sessionOf(request)?.key} ${JSON.stringify(request.body)}`

/** Checks the route that matched, not the spelling of the address. */
const isApi = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') ?? false

function isQuery({ routeOptions, body }: FastifyRequest): boolean {
  const { query } = (body ?? {}) as { query?: unknown }
  const isGraphql = routeOptions.config.refusalsAreData ?? false
  return isGraphql && typeof query === 'string' && !/^\s*mutation\b/.test(query)
}
