import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { packageFile } from '../packageFiles.ts'
import { fontPath } from '../http/pages/pageStyle.ts'

/** Serves the font of the pages the platform draws itself, on each origin that draws some. */
export function addFontRoute(app: FastifyInstance): void {
  app.get(fontPath, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('font/woff2')
      .send(await readFile(packageFile('fonts/inter.woff2'))),
  )
}
