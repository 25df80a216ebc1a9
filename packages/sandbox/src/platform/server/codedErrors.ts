import type { FastifyInstance } from 'fastify'

interface ErrorsOnly {
  errors: { message: string; extensions?: { code?: unknown } }[]
}

/** The form of GraphQL's own answer to an invalid request: it has errors and no data. */
const isErrorsOnly = (text: string) => text.startsWith('{"errors":')

/**
 * No error leaves a scope without a code.
 *
 * Most have theirs already. GraphQL's own words about a request (its method, its types, that it stopped validating it)
 * come from code that knows of none.
 */
export function addCodedErrors(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply, payload) => {
    const text = Buffer.isBuffer(payload) ? payload.subarray(0, 20).toString() : payload
    if (typeof text !== 'string' || !isErrorsOnly(text)) return payload
    const coded = withCodes(JSON.parse(String(payload)) as ErrorsOnly, reply.statusCode)
    reply.removeHeader('content-length')
    return JSON.stringify(coded)
  })
}

function withCodes({ errors, ...rest }: ErrorsOnly, status: number) {
  const code = status < 500 ? 'invalid_input' : 'internal'
  return {
    errors: errors.map((error) => ({ ...error, extensions: { code, ...error.extensions } })),
    ...rest,
  }
}
