import type { FastifyInstance } from 'fastify'
import { invalidRequest } from './errors/httpError.ts'

/** Deeper than any valid request, and far below the depth that overflows the stack of a recursive function. */
const deepest = 60

/** Returns true when a JSON text nests objects and lists too deep. Runs before parsing, in time linear in its length. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === quote) at = endOfString(text, at)
    else if (char === openBracket || char === openBrace) {
      if (++depth > deepest) return true
    } else if (char === closeBracket || char === closeBrace) depth--
  }
  return false
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [34, 92, 91, 93, 123, 125]

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === quote) return at
    if (char === backslash) at++
  }
  return text.length
}

/** Parses JSON as Fastify does, on every route of a server, and refuses JSON that is nested too deeply. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Asked for as a text, it is one.
    const text = String(body)
    if (nestsTooDeep(text)) done(tooDeep())
    else parse(request, text, done)
  })
}

/** The error for JSON that is nested too deeply. */
export const tooDeep = () => invalidRequest(`The JSON nests deeper than ${deepest} levels.`)
