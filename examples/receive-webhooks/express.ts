import { pathToFileURL } from 'node:url'
import express, { type Express } from 'express'
import { InvestmentList } from './InvestmentList.ts'
import { verifyWebhook } from './verifyWebhook.ts'

/** An Express app with JSON routes, and one route that receives webhooks. */
export function makeApp(secret: string, investments = new InvestmentList()): Express {
  const app = express()

  // Before express.json(): that reads the body, and what it makes of it is not the text that was signed.
  app.post('/webhooks/capstan', express.raw({ type: '*/*', limit: '256kb' }), (request, response) => {
    try {
      const body: unknown = request.body
      if (!Buffer.isBuffer(body)) throw new Error('Mount this route before express.json()')
      investments.receive(verifyWebhook(body, new Headers(request.headers as HeadersInit), secret))
    } catch (error) {
      response.status(400).send((error as Error).message)
      return
    }
    response.sendStatus(204)
  })

  app.use(express.json())
  app.get('/investments', (_, response) => void response.json(investments.all()))
  return app
}

/** Returns an app whose JSON middleware must stay first: it keeps the bytes of each body beside the parsed one. */
export function makeAppWithJsonFirst(secret: string, investments = new InvestmentList()): Express {
  const app = express()
  const bodies = new WeakMap<object, Buffer>()
  app.use(express.json({ verify: (request, _, bytes) => void bodies.set(request, bytes) }))

  app.post('/webhooks/capstan', (request, response) => {
    try {
      const headers = new Headers(request.headers as HeadersInit)
      investments.receive(verifyWebhook(bodies.get(request) ?? '', headers, secret))
    } catch (error) {
      response.status(400).send((error as Error).message)
      return
    }
    response.sendStatus(204)
  })
  return app
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  makeApp(process.env.CAPSTAN_WEBHOOK_SECRET ?? '').listen(Number(process.env.PORT ?? 4430))
