import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../../../platform/http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../../../platform/http/pages/cspReports.ts'
import { sendPage } from '../../../platform/http/pages/page.ts'
import type { PlatformServices } from '../../../platform/http/PlatformServices.ts'
import { RateLimit } from '../../../platform/http/RateLimit.ts'
import { speechOf } from '../../../platform/language/locales.ts'
import { verifyFile } from './verifyFile.ts'
import { mostMegabytes, verifyPage } from './verifyPage.ts'

const most = mostMegabytes * 1_000_000
const limits = { fields: 0, files: 1, parts: 1, fileSize: most, headerPairs: 50 }
/** A file of the largest size takes about half a second of the processor. */
const perMinute = 30

/** The page that verifies a file without sign-in: the file is kept in memory until the answer is sent. */
export async function addVerifyRoutes(app: FastifyInstance, { db }: PlatformServices): Promise<void> {
  const tries = new RateLimit(perMinute)
  const show = (request: FastifyRequest, reply: FastifyReply, state: Parameters<typeof verifyPage>[1]) =>
    sendPage(reply, verifyPage(speechOf(undefined, request.headers['accept-language']), state), (nonce) =>
      pagePolicy({ nonce, reportTo: reportPath }),
    )

  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits, throwFileSizeLimit: false })
    scope.get('/verify', (request, reply) => show(request, reply, {}))
    scope.post('/verify', { config: { mayTakeLong: true } }, async (request, reply) => {
      const wait = tries.take(request.ip)
      if (wait > 0) {
        drain(request)
        return show(request, reply.code(429).header('retry-after', wait), { problem: 'tooOften' })
      }
      const { name, content, isTooLarge } = await fileOf(request).finally(() => drain(request))
      if (isTooLarge) return show(request, reply.code(413), { problem: 'tooLarge' })
      if (content.length === 0) return show(request, reply.code(400), { problem: 'noFile' })
      return show(request, reply, { verdict: await verifyFile(db, content), fileName: name })
    })
  })
}

async function fileOf(
  request: FastifyRequest,
): Promise<{ name: string; content: Buffer; isTooLarge: boolean }> {
  const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined
  if (!part) return { name: '', content: Buffer.alloc(0), isTooLarge: false }
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  return { name: part.filename, content: Buffer.concat(chunks), isTooLarge: part.file.truncated }
}

/** Reads the rest of a body and discards it: a browser reads the answer only after it has sent all. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}
