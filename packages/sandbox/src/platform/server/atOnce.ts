import type { FastifyInstance } from 'fastify'
import { answerLimits } from '../graphql/limits/limits.ts'
import { HttpError } from '../http/errors/httpError.ts'
import { requestContextOf } from '../http/requestContext.ts'

/**
 * Answers so many requests of one session at the same time; one more is refused at once, and all others continue. Without a
 * session, those from one address count together.
 */
export function addRequestsAtOnce(scope: FastifyInstance, most = answerLimits.atOnce): void {
  const running = new Map<string, number>()
  scope.addHook('preHandler', async ({ raw, ip }, reply) => {
    const session = requestContextOf(raw)?.sessionId ?? ip
    const count = (running.get(session) ?? 0) + 1
    if (count > most) throw tooMany()
    running.set(session, count)
    reply.raw.once('close', () => {
      const left = (running.get(session) ?? 1) - 1
      if (left > 0) running.set(session, left)
      else running.delete(session)
    })
  })
}

const tooMany = () => new HttpError(429, 'too_many_at_once', 'tooManyAtOnce')
