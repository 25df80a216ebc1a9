import type { FastifyInstance } from 'fastify'
import { type ErrorTexts, inLanguage } from '../../language/errorTexts.ts'
import { acceptedLocale, textsOf } from '../../language/locales.ts'
import { english } from '../../languages/english.ts'

interface SentError {
  message: string
  extensions?: { texts?: ErrorTexts; details?: { fields?: Record<string, unknown> } }
}

/**
 * Translates the errors of an answer into the language of the request, beside their codes. The first message is meant for the
 * user. The keys of the texts stay here: an answer has sentences.
 */
export function localizeErrors(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (!payload.includes('"texts":{') || !payload.includes('"errors":[')) return payload
    const text = payload.toString()
    if (!text.startsWith('{')) return payload
    const answer = JSON.parse(text) as { errors?: SentError[] }
    if (!Array.isArray(answer.errors)) return payload
    const locale = acceptedLocale(request.headers['accept-language'])
    const isTranslated = textsOf(locale) !== english
    for (const error of answer.errors) localize(error, isTranslated ? locale : undefined)
    reply.removeHeader('content-length')
    return JSON.stringify(answer)
  })
}

/** Replaces the sentences of an error by those of a locale, if there is one, and removes the keys they are found by. */
function localize(error: SentError, locale: string | undefined): void {
  const { texts, details } = error.extensions ?? {}
  if (!texts) return
  delete error.extensions?.texts
  if (locale === undefined) return
  error.message = inLanguage(locale, texts.message)
  const fields = details?.fields ?? {}
  for (const [name, text] of Object.entries(texts.fields ?? {})) fields[name] = inLanguage(locale, text)
}
