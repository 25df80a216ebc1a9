import type { PoolClient } from 'pg'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { taxKey } from '../graphql/taxKey.ts'
import { type SendOptions, sendTimeout, sendWebhook, type WebhookOutcome } from './sendWebhook.ts'
import { signMessage } from './signatures.ts'
import type { Database } from '../db/Database.ts'

export interface DeliveryOptions extends Omit<SendOptions, 'signal'> {
  /** The origin of the platform, with which the links of events begin. */
  origin: () => string
  /** After this time another server takes over the deliveries of a killed one; 30 unless a benchmark kills more often. */
  leaseSeconds?: number
}

/** A delivery that this server has taken. */
interface Claim {
  delivery_id: string
  lease: string
  event_id: string
  url: string
  body: unknown
  secrets: string[]
  sent_at: string
}

type Pool = Pick<Database, 'pool'>

/** Requests that a server has under way at once, and those that it takes in one piece: of one endpoint they may be all. */
const [atOnce, inOnePiece] = [20, 5]
/** An attempt takes half of a lease at most. */
const usualLease = (2 * sendTimeout) / 1_000
const [shortest, longest, afterFailure] = [20, 10_000, 1_000]

/**
 * Publishes events and delivers them as they become due. Every server does; the database assigns each delivery to one of them.
 * Returns a function that stops it: open requests are aborted, and sent again by the next server.
 */
export async function keepDelivering(db: Database, options: DeliveryOptions): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const courier = new Courier(db, { ...options, signal: stopping.signal })
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  const wake = () => {
    courier.wake()
    if (working || stopping.signal.aborted) return
    clearTimeout(timer)
    working = work()
  }
  async function work(): Promise<void> {
    const next = await courier.deliverDue().catch(() => afterFailure)
    working = undefined
    if (!stopping.signal.aborted)
      timer = setTimeout(wake, Math.min(Math.max(next, shortest), longest)).unref()
  }
  const unlisten = await db.listen('app_webhook', wake, { onGap: wake })
  wake()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    courier.wake()
    await working
    await unlisten()
  }
}

/** Publishes and delivers everything that is due, until nothing is. */
export async function deliverDue(db: Pool, options: DeliveryOptions): Promise<void> {
  await new Courier(db, options).deliverDue()
}

/** Delivers events, several at once: an endpoint that takes long keeps no other waiting. */
class Courier {
  readonly #db: Pool
  readonly #options: DeliveryOptions & Pick<SendOptions, 'signal'>
  readonly #underWay = new Set<Promise<void>>()
  #wake: () => void = () => undefined
  #isWoken = false

  constructor(db: Pool, options: DeliveryOptions & Pick<SendOptions, 'signal'>) {
    this.#db = db
    this.#options = options
  }

  /** There may be new events, or deliveries that are due. */
  wake(): void {
    this.#isWoken = true
    this.#wake()
  }

  /** Works until nothing is due; answers in how many milliseconds something is. */
  async deliverDue(): Promise<number> {
    const { signal } = this.#options
    try {
      while (!signal?.aborted) {
        this.#isWoken = false
        while ((await this.#publish()) > 0);
        const free = Math.min(atOnce - this.#underWay.size, inOnePiece)
        const claims = free > 0 ? await this.#claim(free) : []
        for (const claim of claims) this.#start(claim)
        if (this.#underWay.size === 0) break
        // An ordered delivery that ended makes way for the next one.
        if (claims.length < free || free === 0) await this.#someEnd()
      }
    } finally {
      await Promise.all(this.#underWay)
    }
    const { rows } = await this.#db.pool.query<{ next: number | null }>(
      'select least(app_private.next_delivery_in(), 1000000)::int as next',
    )
    return this.#isWoken ? 0 : (rows[0]?.next ?? longest)
  }

  async #someEnd(): Promise<void> {
    if (this.#isWoken) return
    const woken = new Promise<void>((resolve) => (this.#wake = resolve))
    await Promise.race([woken, ...this.#underWay])
  }

  async #publish(): Promise<number> {
    const { rows } = await this.#db.pool.query<{ count: number }>(
      'select app_private.publish_events() as count',
    )
    return rows[0]?.count ?? 0
  }

  #claim(most: number): Promise<Claim[]> {
    return this.#inTransaction(async (client) => {
      const { rows } = await client.query<Claim>('select * from app_private.claim_deliveries($1, $2)', [
        this.#options.leaseSeconds ?? usualLease,
        most,
      ])
      return rows
    })
  }

  #inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return inTransaction(this.#db as Database, async (client) => {
      await applySettings(client, { 'app.tax_key': taxKey(), 'app.origin': this.#options.origin() })
      return work(client)
    })
  }

  #start(claim: Claim): void {
    // A delivery whose result cannot be stored is sent again when the lease expires.
    const work = this.#deliver(claim).catch(() => undefined)
    this.#underWay.add(work)
    void work.finally(() => this.#underWay.delete(work))
  }

  async #deliver({
    delivery_id: id,
    lease,
    event_id,
    url,
    body: event,
    secrets,
    sent_at,
  }: Claim): Promise<void> {
    const body = JSON.stringify(event)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Capstan-Webhooks/1',
      'webhook-id': event_id,
      'webhook-timestamp': sent_at,
      'webhook-signature': signMessage({ id: event_id, timestamp: sent_at, body }, secrets),
    }
    const outcome = await sendWebhook({ url, headers, body }, this.#options)
    if (outcome.error === 'stopped') return this.#giveBack(id, lease)
    await this.#keep(id, lease, outcome)
  }

  async #keep(id: string, lease: string, outcome: WebhookOutcome): Promise<void> {
    const { statusCode, duration, error, responseBody } = outcome
    await this.#db.pool.query('select app_private.end_attempt($1, $2, $3, $4, $5, $6)', [
      id,
      lease,
      statusCode,
      duration,
      error,
      responseBody,
    ])
  }

  async #giveBack(id: string, lease: string): Promise<void> {
    await this.#db.pool.query(
      'update app_private.webhook_queue set lease = null, leased_until = null where delivery_id = $1 and lease = $2',
      [id, lease],
    )
  }
}
