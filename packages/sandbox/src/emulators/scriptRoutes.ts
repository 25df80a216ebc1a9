import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/http/errors/httpError.ts'

const names = ['notifyParent', 'signature', 'verify']

/** Serves the scripts of the providers' pages: the source files, without their types. */
export function addScriptRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/scripts/:file', async ({ params }, reply) => {
    const name = names.find((known) => `${known}.ts` === params.file)
    if (!name) throw notFound()
    const source = await readFile(new URL(`scripts/${name}.ts`, import.meta.url), 'utf8')
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('text/javascript; charset=utf-8')
      .send(stripTypeScriptTypes(source))
  })
}
