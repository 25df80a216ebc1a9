import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { verifyWebhook, type WebhookEvent } from './verifyWebhook.ts'

/** An investment of a customer, as the last event reported it. */
export interface Investment {
  id: string
  status: string
  /** The page of the platform that shows it. */
  link: string
  /** The version of the record that the status is of. */
  version: number
}

/** A folder an account and a file an investment, where a real site has a table. */
const folder = path.join(
  process.env.CUSTOMERS ?? path.join(import.meta.dirname, '../customers'),
  'investments',
)

/** Receives an event of this site's account: the secret is shown once, where the endpoint was made. */
export async function receiveWebhook(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The signature covers the bytes of the body as they were sent.
  const body = await buffer(request)
  try {
    const secret = process.env.CAPSTAN_WEBHOOK_SECRET
    if (!secret) throw new Error('CAPSTAN_WEBHOOK_SECRET is not set')
    keep(verifyWebhook(body, new Headers(request.headers as HeadersInit), secret))
  } catch (error) {
    response.writeHead(400).end((error as Error).message)
    return
  }
  response.writeHead(204).end()
}

/** The investments of an account, without the platform being asked. */
export function investmentsOf(account: string): Investment[] {
  return filesOf(account).map((file) => readInvestment(path.join(folder, account, file)))
}

/**
 * Keeps the state that an event reports. A repeated or late event is not newer than the stored state, and
 * changes nothing.
 */
function keep({ type, subject, link, data }: WebhookEvent): void {
  const { investorId, status } = data
  if (!type.startsWith('investment.') || !isId(investorId) || !isId(subject.id)) return
  const file = path.join(folder, investorId, `${subject.id}.json`)
  const isKnown = filesOf(investorId).includes(`${subject.id}.json`)
  if (isKnown && readInvestment(file).version >= subject.version) return
  mkdirSync(path.dirname(file), { recursive: true })
  const investment = { id: subject.id, status: String(status), link, version: subject.version }
  writeFileSync(file, JSON.stringify(investment))
}

function filesOf(account: string): string[] {
  mkdirSync(path.join(folder, account), { recursive: true })
  return readdirSync(path.join(folder, account))
}

const readInvestment = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Investment

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
