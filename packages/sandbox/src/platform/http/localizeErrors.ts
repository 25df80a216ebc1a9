import type { FastifyInstance } from 'fastify'
import { acceptedLocale, textsOf } from '../language/locales.ts'
import { translate } from '../language/translate.ts'
import { english } from '../languages/english.ts'

interface ErrorText {
  message: string
  extensions?: {
    details?: { fields?: Record<string, unknown>; rows?: { message?: unknown }[] }
  }
}

/**
 * Translates the errors of an answer into the language of the request, beside their codes. The first message is meant for the
 * user.
 */
export function addSpokenErrors(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const locale = acceptedLocale(request.headers['accept-language'])
    if (textsOf(locale) === english) return payload
    const text = Buffer.isBuffer(payload) ? payload.toString() : payload
    if (typeof text !== 'string' || !/^\{.*"errors":\[/s.test(text)) return payload
    const answer = JSON.parse(text) as { errors?: ErrorText[] }
    if (!Array.isArray(answer.errors)) return payload
    for (const error of answer.errors) speak(error, (words) => translate(locale, 'errors', words))
    reply.removeHeader('content-length')
    return JSON.stringify(answer)
  })
}

function speak(error: ErrorText, say: (words: string) => string): void {
  const { fields = {}, rows = [] } = error.extensions?.details ?? {}
  error.message = say(error.message)
  for (const [key, words] of Object.entries(fields)) if (typeof words === 'string') fields[key] = say(words)
  for (const row of rows) if (typeof row.message === 'string') row.message = say(row.message)
}
