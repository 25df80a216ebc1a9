import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Customer, customerOf, findCustomer } from './customers.ts'

/** The customer of each session cookie. A real site asks for a password, and stores sessions outside its process. */
const sessions = new Map<string, string>()

/** Signs in by an e-mail and a name, and goes back to the page. */
export async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request))
  const { email } = await customerOf(form.get('email') ?? '', form.get('name') ?? '')
  const id = randomUUID()
  sessions.set(id, email)
  // Lax: no other site's form is sent with it.
  const cookie = `site_session=${id}; Path=/; HttpOnly; SameSite=Lax`
  response.writeHead(303, { location: '/', 'set-cookie': cookie }).end()
}

/** Returns the customer who is signed in, by a random cookie that scripts cannot read. */
export async function signedIn({ headers }: IncomingMessage): Promise<Customer | undefined> {
  const id = /(?:^|; )site_session=([0-9a-f-]{36})/.exec(headers.cookie ?? '')?.[1]
  const email = id && sessions.get(id)
  return email ? findCustomer(email) : undefined
}
