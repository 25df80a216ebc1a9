import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { runWithLog } from '../currentLog.ts'
import { handleError } from './handleError.ts'
import { addPatience } from './patience.ts'

/** How a server speaks about what it does. */
export interface ServerOptions {
  /** `silent` in tests; `info` adds one line a request. */
  logLevel: string
}

const bodyLimit = 1_000_000
/** What nothing is allowed to exceed, not even a large file on a slow line. */
const requestTimeout = 10 * 60_000

/** A Fastify server with what all of ours share: request ids, logs without personal data, one error shape. */
export function createServer({ logLevel }: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    // Fastify waits for ever for a request that trickles in.
    requestTimeout,
    // A stopping server waits for whoever is being answered, and for nobody else.
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
  addPatience(app)
  // Whatever a request sets off knows which one it was.
  app.addHook('onRequest', (request, _reply, done) => runWithLog(request.log, done))
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

// The query may hold names and tokens: it stays out of the logs.
const pathOf = (request: FastifyRequest) => request.routeOptions.url ?? request.url.split('?', 1)[0]
