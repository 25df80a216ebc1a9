import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEmbedOrigin } from '../auth/sessions.ts'
import { isId } from '../auth/membership.ts'
import { allowOrigin, foreignOrigin } from '../auth/cors.ts'
import { forbiddenOrigin, HttpError, invalidRequest } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { Incoming } from './FileStore.ts'
import { tooLarge } from './inspect.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import type { Database } from '../db/Database.ts'

/** The fields and the boundaries around a file are far smaller than this. */
const around = 64 * 1024
const limits = { fields: 10, fieldNameSize: 100, fieldSize: 4096, files: 1, parts: 12, headerPairs: 50 }

/**
 * Takes files at the signed addresses that GraphQL gives out.
 *
 * No cookie and no token counts here: the signature authorizes the upload, so that a page of another origin may use it, and a
 * page that was given no address cannot do anything with it.
 */
export async function addUploadRoutes(app: FastifyInstance, services: PlatformServices): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits: { ...limits, fileSize: Infinity } })
    scope.post(
      '/api/v2/uploads',
      {
        config: { mayTakeLong: true },
        onRequest: (request, reply) => letPageRead(request, reply, services),
      },
      async (request, reply) => {
        // The rest of the body is read and discarded after an error, because a browser reads the response only after it has sent
        // all.
        const received = await receive(request, services)
          .catch(explain)
          .finally(() => drain(request))
        return reply.code(201).send({ data: received })
      },
    )
  })
}

async function letPageRead(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PlatformServices,
): Promise<void> {
  reply.header('vary', 'Origin').header('cache-control', 'no-store')
  const origin = foreignOrigin(request, services)
  if (!origin) return
  if (!(await isEmbedOrigin(services.db, origin))) throw forbiddenOrigin()
  allowOrigin(reply, origin)
}

async function receive(request: FastifyRequest, services: PlatformServices) {
  const { fields, file } = await readForm(request)
  const incoming = await begin(services.db, fields)
  try {
    if (Number(request.headers['content-length'] ?? 0) > incoming.most + around) throw tooLarge()
    const { size, digest } = await services.files.receive(file.file, incoming)
    await services.files.keep(incoming)
    try {
      await finish(services.db, incoming, size, digest)
    } catch (error) {
      await services.files.remove(incoming)
      throw error
    }
    return { key: incoming.id, size }
  } catch (error) {
    await services.db.pool.query('select app_private.fail_upload($1, $2)', [incoming.id, incoming.attempt])
    throw error
  }
}

/** The parser's errors about the form have no status; the errors of this module have a code. */
function explain(error: unknown): never {
  if (error instanceof Error && error.constructor === Error && !('code' in error)) {
    throw invalidRequest('The form ends too early, or is none.')
  }
  throw error
}

/** The fields, and the file that follows them. */
async function readForm(
  request: FastifyRequest,
): Promise<{ fields: Map<string, string>; file: MultipartFile }> {
  if (!request.isMultipart()) {
    throw invalidRequest('A file is sent as multipart/form-data.', 415)
  }
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'file') return { fields, file: part }
    fields.set(part.fieldname, String(part.value))
  }
  throw invalidRequest('The form holds no file.')
}

async function begin(db: Database, fields: Map<string, string>): Promise<Incoming> {
  const key = fields.get('key')?.toLowerCase()
  const policy = fields.get('policy') ?? ''
  const signature = fields.get('signature') ?? ''
  if (!isId(key) || !/^[\w+/=]{1,2000}$/.test(policy) || !/^[0-9a-f]{64}$/.test(signature)) {
    throw new HttpError(400, 'upload_not_valid', {
      english: 'The fields of the upload come as they were given, before its file.',
    })
  }
  const { rows } = await db.pool
    .query<Incoming & { most: string }>('select * from app_private.begin_upload($1, $2, $3)', [
      policy,
      signature,
      key,
    ])
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  const row = rows[0]
  if (!row) throw new HttpError(400, 'upload_not_valid', 'uploadUnknown')
  return { ...row, most: Number(row.most) }
}

async function finish(db: Database, { id, attempt }: Incoming, size: number, digest: Buffer): Promise<void> {
  const { rows } = await db.pool
    .query<{ taken: boolean }>('select app_private.finish_upload($1, $2, $3, $4) as taken', [
      id,
      attempt,
      size,
      digest,
    ])
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  if (!rows[0]?.taken) throw new HttpError(410, 'upload_used', 'uploadDeleted')
}

function drain({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}
