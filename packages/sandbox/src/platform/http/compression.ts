import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Bytes from which an answer or a frame is compressed: below, the headers are most of it. */
export const compressionThreshold = 1_024

/** The fastest level takes a tenth of the size and a third of the time of the usual one, on lists of records. */
export const compressionLevel = constants.Z_BEST_SPEED

/**
 * Types that become smaller. Pages are not among them: they are small, and those that repeat parts of the address also hold form
 * tokens. Files that people upload are mostly packed already.
 */
const compressible =
  /^(?:application\/(?:json|graphql-response\+json|javascript|xml)|text\/(?:csv|plain|css|javascript|xml)|image\/svg\+xml)\s*(?:;|$)/i

/**
 * Compresses the answer of a route if the request accepts gzip.
 *
 * A hook of the route runs after those of its scopes, so that it sees the answer as it is sent.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), compressAnswer]
  })
}

async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!isCompressible(request, reply)) return payload
  if (payload instanceof Readable) {
    const size = Number(reply.getHeader('content-length') ?? Infinity)
    if (size < compressionThreshold) return payload
    addVary(reply)
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload
    markCompressed(reply)
    // A stream that fails ends its answer, as it would without this.
    return pipeline(payload, createGzip({ level: compressionLevel }), () => undefined)
  }
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  if (!Buffer.isBuffer(body) || body.length < compressionThreshold) return payload
  addVary(reply)
  if (!acceptsGzip(request.headers['accept-encoding'])) return payload
  markCompressed(reply)
  return compress(body, { level: compressionLevel })
}

/** A part of a file is a part of its bytes, and HEAD has no body. */
function isCompressible({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method !== 'HEAD' &&
    headers.range === undefined &&
    reply.statusCode !== 206 &&
    !reply.hasHeader('content-encoding') &&
    compressible.test(String(reply.getHeader('content-type') ?? ''))
  )
}

/** A cache in between keeps one answer for clients that accept gzip, and one for the others. */
function addVary(reply: FastifyReply): void {
  const before = String(reply.getHeader('vary') ?? '')
  if (!/(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(before))
    reply.header('vary', before ? `${before}, Accept-Encoding` : 'Accept-Encoding')
}

function markCompressed(reply: FastifyReply): void {
  reply.header('content-encoding', 'gzip').removeHeader('content-length').removeHeader('accept-ranges')
}

/** True where the header accepts gzip, by its name or by `*`, and does not prefer the plain answer. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((coding): [string, number] => {
        const [name = '', ...parameters] = coding.split(';').map((part) => part.trim())
        const weight = parameters.find((each) => each.startsWith('q='))
        return [name, weight === undefined ? 1 : Number(weight.slice(2))]
      }),
  )
  const gzip = weights.get('gzip') ?? weights.get('*') ?? 0
  return gzip > 0 && gzip >= (weights.get('identity') ?? 0)
}
