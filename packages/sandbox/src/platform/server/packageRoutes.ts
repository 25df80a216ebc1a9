import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'

const names = ['capstan-sdk-core', 'capstan-sdk-react', 'capstan-theme']

/** Returns the npm command that installs the packages from this server, until they are published. */
export const installLine = (origin: string): string =>
  ['npm install', ...names.map((name) => `${origin}/packages/${name}.tgz`), 'styled-components'].join(' ')

/** The packages as they would be published. The first request may wait until they are built. */
export function addPackageRoutes(app: FastifyInstance, { packages }: PlatformServices): void {
  app.get<{ Params: { file: string } }>('/packages/:file', async ({ params }, reply) => {
    if (!packages || !names.some((name) => params.file === `${name}.tgz`)) throw notFound()
    const file = createReadStream(join(await packages(), params.file))
    return reply.header('cache-control', 'no-store').type('application/gzip').send(file)
  })
}
