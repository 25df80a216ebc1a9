import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { platformPrefixes } from '../auth/pagePaths.ts'
import { acceptedLocale } from '../language/locales.ts'
import { bootVisitor, findBootBrand } from './bootBrand.ts'
import { fillBootFrame } from './bootFrame.ts'
import { configFor, platformConfig } from './configRoutes.ts'
import { appPolicy, newNonce, pagePolicy } from '../http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../http/pages/cspReports.ts'
import { html } from '../http/pages/html.ts'
import { errorBody, notFound } from '../http/errors/httpError.ts'
import { sendPage } from '../http/pages/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'

/** The folder of the app's files, on disk and in addresses; no path of an app's route table begins with it. */
const filesPrefix = 'app-files'

/** Serves the built app: its files, whose names are hashes, and its page for every other address. */
export async function addStaticApp(
  app: FastifyInstance,
  services: PlatformServices,
  { appDir: root, hasSourceMaps }: { appDir: string; hasSourceMaps: boolean },
): Promise<void> {
  const page = makeAppPage(services, root)
  for (const prefix of platformPrefixes) await app.register(answerNotFound, { prefix: `/${prefix}` })
  await app.register(
    async (scope) => {
      await answerNotFound(scope)
      if (existsSync(join(root, filesPrefix)))
        await scope.register(fastifyStatic, filesIn(root, hasSourceMaps))
    },
    { prefix: `/${filesPrefix}` },
  )
  app.get('/', page)
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? page(request, reply) : sendNotFound(reply),
  )
}

/** One route for all files: a route each would have to be made at every start. */
const filesIn = (root: string, hasSourceMaps: boolean): FastifyStaticOptions => ({
  root: join(root, filesPrefix),
  index: false,
  // Source maps show every source file to visitors, so the host has to request them.
  allowedPath: (path) => !/\.(br|gz)$/.test(path) && (hasSourceMaps || !/\.map$/i.test(path)),
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
})

/** The router matches the prefix, as it does for every route, however the address is spelled. */
async function answerNotFound(scope: FastifyInstance): Promise<void> {
  scope.setNotFoundHandler((_request, reply) => sendNotFound(reply))
}

function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(errorBody(notFound()))

function makeAppPage(services: PlatformServices, root: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const file = pageFile(root, request)
    if (!existsSync(file))
      return sendPage(reply, notBuilt, (nonce) => pagePolicy({ nonce, reportTo: reportPath }))
    const nonce = newNonce()
    const providerOrigin = services.origins.provider
    return reply
      .header('content-security-policy', appPolicy({ nonce, reportTo: reportPath, providerOrigin }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(fillBootFrame(readFileSync(file, 'utf8'), await frameOf(services, request, nonce)))
  }
}

/** The app's page in the language the reader likes best, where the app has one in it. */
function pageFile(root: string, { headers }: FastifyRequest): string {
  const language = acceptedLocale(headers['accept-language'])?.toLowerCase().split('-')[0]
  const spoken = join(root, `index.${language}.html`)
  return language && existsSync(spoken) ? spoken : join(root, 'index.html')
}

async function frameOf(services: PlatformServices, { headers }: FastifyRequest, nonce: string) {
  const visitor = await bootVisitor(services, headers)
  const platform = platformConfig(services)
  const brand = await findBootBrand(services.db, [visitor.slug, platform.brand])
  const isAccounts = brand !== undefined && brand.slug === visitor.slug
  const { isSignedIn } = visitor
  return {
    nonce,
    brand,
    isAccounts,
    isSignedIn,
    supportUrl: platform.supportUrls.investor,
    config: visitor.isKnown ? configFor(services, visitor) : undefined,
  }
}

const notBuilt = {
  title: 'Not built yet',
  body: html`<section class="card">
    <div class="body">
      <h1>The app is not built yet</h1>
      <p class="muted">
        The platform runs. Build the app with <code>npm start</code>, or use the pages below.
      </p>
      <p><a href="/authenticate/login">Sign in</a> · <a href="/sandbox/welcome">Sandbox overview</a></p>
    </div>
  </section>`,
}
