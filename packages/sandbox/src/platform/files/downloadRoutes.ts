import type { FastifyInstance } from 'fastify'
import { isId } from '../auth/membership.ts'
import { makePublicCors } from '../auth/cors.ts'
import { notFound } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { FileName } from './FileStore.ts'
import type { Database } from '../db/Database.ts'

interface Address {
  Params: { id: string }
  Querystring: { expires?: string; signature?: string }
}

/** Hands out files at the signed addresses of documents; one that has run out or was changed leads nowhere. */
export function addDownloadRoutes(app: FastifyInstance, services: PlatformServices): void {
  const { db, files } = services
  // A page that embeds us shows the files its reader may see.
  const options = { onRequest: makePublicCors(services) }
  app.get<Address>('/api/v2/files/:id', options, async ({ params, query }, reply) => {
    const file = await findFile(db, params.id, query)
    if (!file) throw notFound()
    return (
      reply
        .header('cache-control', 'private, no-store')
        // An uploaded file is downloaded, never opened as a page of ours.
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(file.name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .header('content-length', file.size)
        .type(file.type)
        .send(file.content ?? files.read(file))
    )
  })
}

interface FoundFile extends FileName {
  name: string
  /** The content of a file that is stored in the database. */
  content: Buffer | null
  type: string
  size: string
}

async function findFile(
  db: Database,
  id: string,
  { expires = '', signature = '' }: Address['Querystring'],
): Promise<FoundFile | undefined> {
  if (!isId(id) || !/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return undefined
  const { rows } = await db.pool.query<FoundFile>(
    `select case when right(lower(documents.name), length(documents.extension) + 1) = '.' || documents.extension
              then documents.name else documents.name || '.' || documents.extension end as name,
            files.id, files.attempt, files.content, types.content_type as type, files.size::text as size
       from app_private.files
       join app_public.documents on documents.id = files.document_id
       join app_private.upload_types as types on types.extension = files.extension
      where files.id = $1 and files.status = 'stored' and app_private.is_signed('download', $1 || ':' || $2, $3)
        and to_timestamp($2::bigint) > app_private.now()`,
    [id.toLowerCase(), expires, signature],
  )
  return rows[0]
}

/** RFC 8187: also encodes the characters that `encodeURIComponent` leaves and a parameter may not contain. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
