import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { packageFile } from '../packageFiles.ts'
import { makePublicCors } from '../auth/cors.ts'
import { errorBody, notFound } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { ownDocument, publishedBrand } from './publishedBrand.ts'

const brands = packageFile('brands/')
const logos = ['color-bug', 'white-full', 'color-full']
const maxAge = 'public, max-age=300'
/** An SVG opened on its own is a page; it may run nothing and load nothing. */
const noContent = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the product's logos and the brand documents of accounts; an unknown slug is answered with 404. */
export function addBrandRoutes(app: FastifyInstance, services: PlatformServices): void {
  const options = { onRequest: makePublicCors(services) }

  app.get<{ Params: { name: string } }>('/content/logos/:name', options, async ({ params }, reply) =>
    logos.includes(params.name)
      ? sendFile(reply, `capstan/${params.name}.svg`, 'image/svg+xml')
      : missing(reply),
  )
  app.get<{ Params: { slug: string }; Querystring: { version?: string } }>(
    '/stack/brand/:slug/brand.json',
    options,
    async ({ params, query }, reply) => {
      // Version 0 is the document that came with the platform, also after others were published.
      const brand =
        query.version === '0'
          ? await ownDocument(params.slug)
          : (await publishedBrand(services.db, params.slug))?.document
      if (!brand) return missing(reply)
      return reply
        .header('content-security-policy', noContent)
        .header('cache-control', maxAge)
        .type('application/json; charset=utf-8')
        .send(brand)
    },
  )
  app.get<{ Params: { slug: string } }>(
    '/stack/brand/:slug/logos/color-full',
    options,
    async ({ params }, reply) => sendFile(reply, `${params.slug}/color-full.svg`, 'image/svg+xml'),
  )
}

async function sendFile(reply: FastifyReply, path: string, type: string): Promise<FastifyReply> {
  if (!/^[a-z0-9-]+\/[a-z-]+\.(svg|json)$/.test(path)) return missing(reply)
  const file = await readFile(new URL(path, brands)).catch(() => undefined)
  if (!file) return missing(reply)
  reply.header('content-security-policy', noContent)
  return reply.header('cache-control', maxAge).type(type).send(file)
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', maxAge).send(errorBody(notFound()))
