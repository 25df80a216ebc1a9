import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { runWithLog } from '../currentLog.ts'
import { runReading, runWriting } from '../db/reading.ts'
import { handleError } from './errors/handleError.ts'
import { limitBodyTime } from './limitBodyTime.ts'
import { localizeErrors } from './errors/localizeErrors.ts'
import { addJsonParser } from './readJson.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET of this route writes; no other may. */
    writes?: boolean
  }
}

/** The log settings of a server. */
export interface ServerOptions {
  /** `silent` in tests; `info` adds one line a request. */
  logLevel: string
}

const bodyLimit = 1_000_000
/** The limit for every request, even a large file on a slow connection. */
const requestTimeout = 10 * 60_000
/** Headers are a few packets; Node checks at this interval whether any are late. */
const timeouts = { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 }

/** A Fastify server with the shared parts of all of ours: request ids, logs without personal data, one error shape. */
export function createServer({ logLevel }: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    // A machine that is busy with much else takes longer than Fastify waits.
    pluginTimeout: 60_000,
    // Fastify has no timeout for a request that sends its body slowly.
    requestTimeout,
    http: { ...timeouts, requestTimeout },
    // A stopping server waits only for requests in progress.
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    logger:
      logLevel === 'silent'
        ? false
        : {
            level: logLevel,
            stream: process.stderr,
            messageKey: 'message',
            formatters: { level: (level) => ({ level }) },
          },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  app.setErrorHandler(handleError)
  addJsonParser(app)
  limitBodyTime(app)
  localizeErrors(app)
  // Log entries caused by a request contain its id.
  app.addHook('onRequest', (request, _reply, done) => runWithLog(request.log, done))
  // Read-only methods change nothing, in any route.
  app.addHook('onRequest', (request, _reply, done) => (mayWrite(request) ? runWriting : runReading)(done))
  // A kept connection would keep a stopping server from ending.
  app.addHook('onSend', async (_request, reply) => {
    if (!app.server.listening) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
  })
  return app
}

const mayWrite = ({ method, routeOptions }: FastifyRequest) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || routeOptions.config.writes === true

/**
 * Returns the path of a request for the log: the route, because its parameters may be keys. Of an address without a route only
 * the first segment is logged, because a mistyped link still contains its key.
 */
// eslint-disable-next-line capstan/route-guards -- there is no route here to ask, and nothing is decided by it
const pathOf = ({ routeOptions, url }: FastifyRequest) => routeOptions.url ?? firstWord.exec(url)?.[0] ?? '/…'
const firstWord = /^\/[a-z-]{1,20}(?=[/?]|$)/
