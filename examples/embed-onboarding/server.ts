// A broker's own server: it serves the built page under a strict policy, knows who is signed in, and exchanges the secret
// key for short-lived tokens that act in that customer's account.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { accountOf } from './server/customers.ts'
import { investmentsOf, receiveWebhook } from './server/investments.ts'
import { sendFile, sendJson, sendPage } from './server/pages.ts'
import { makeSession, platform } from './server/platform.ts'
import { signedIn, signIn } from './server/signIn.ts'

const port = Number(process.env.PORT ?? 4420)
const place = {
  platform,
  offerWallId: process.env.OFFER_WALL ?? '',
  offeringId: process.env.OFFERING ?? '',
}

/** Sends the offering, and the investments of the customer who is signed in. */
async function sendPlace(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const customer = await signedIn(request)
  const investments = customer?.account ? investmentsOf(customer.account) : []
  sendJson(response, { ...place, isSignedIn: customer !== undefined, investments })
}

/** Sends a token for the account of the customer who is signed in, and for no other account. */
async function sendSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const customer = await signedIn(request)
  if (!customer) return sendJson(response, { error: 'You are not signed in.' }, 401)
  const account = await accountOf(customer)
  const session = await makeSession(account, `http://${request.headers.host}`)
  sendJson(response, { ...session, account })
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site')
  try {
    if (pathname === '/') return await sendPage(response)
    if (pathname === '/place') return await sendPlace(request, response)
    if (request.method === 'POST' && pathname === '/webhooks/capstan')
      return await receiveWebhook(request, response)
    if (request.method === 'POST' && pathname === '/sign-in') return await signIn(request, response)
    if (request.method === 'POST' && pathname === '/session') return await sendSession(request, response)
    await sendFile(response, pathname)
  } catch (error) {
    console.error(error)
    response.writeHead(404).end()
  }
}).listen(port, () => console.log(`http://localhost:${port}`))
