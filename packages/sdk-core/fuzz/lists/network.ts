import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../randomList.ts'
import type { LivePlatform } from './livePlatform.ts'
import { createTrace, type Trace } from './trace.ts'

/** How often a request has trouble, from 0 to 1. */
export interface Trouble {
  /** It or its answer takes up to a tenth of a second longer. */
  slow: number
  /** Its answer takes up to two seconds longer: what is asked meanwhile is answered before it. */
  stuck: number
  /** It is lost on its way, or its answer is. */
  lost: number
  /** A question for single rows is refused. */
  refused: number
}

export const noTrouble: Trouble = { slow: 0, stuck: 0, lost: 0, refused: 0 }

/** Answers that are on their way. */
export interface HeldAnswers {
  /** Resolves once the platform has answered one. */
  isHere: Promise<void>
  release(): void
}

/** The way between a page and the servers of a platform, and what went over it. */
export interface Network {
  fetch: typeof fetch
  trouble: Trouble
  /** True when one server answers all queries: two replicas may have different delays. */
  isOneServer: boolean
  readonly inFlight: number
  traffic: { requests: number; bytes: number; pushes: number; errors: string[] }
  /** Holds up the answers of all requests from now on, until they are let go. */
  hold(): HeldAnswers
  /** How often each operation was asked since this was emptied. */
  operations: Map<string, number>
  trace: Trace
}

export function createNetwork({ urls, cookie }: LivePlatform, { random, upTo, pick }: Chance): Network {
  const [url = ''] = urls
  let inFlight = 0
  let sent = 0
  let held: ReturnType<typeof holdAnswers> | undefined

  const send = async (address: string, init: RequestInit | undefined): Promise<Response> => {
    const { slow, stuck, lost, refused } = network.trouble
    const name = operationOf(init?.body)
    network.operations.set(name, (network.operations.get(name) ?? 0) + 1)
    const request = ++sent
    network.trace.add(`asks ${request} ${name}`, typeof init?.body === 'string' ? init.body : '')
    if (random() < slow) await wait(upTo(100))
    if (random() < lost) throw new TypeError('lost')
    if (name.endsWith('Rows') && random() < refused) return Response.json(refusal)
    const server = network.isOneServer ? url : pick(urls)
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      ...{ cookie, origin: server, 'sec-fetch-site': 'same-origin' },
    }
    const response = await fetch(address.replace(url, server), { ...init, headers })
    const text = await response.text()
    network.trace.add(`reads ${request} ${name}`, text)
    network.traffic.bytes += text.length
    if (text.includes('"errors"'))
      network.traffic.errors.push(
        `${name}: ${text.slice(text.indexOf('"errors"'), text.indexOf('"errors"') + 300)}`,
      )
    await held?.hold()
    if (random() < slow) await wait(upTo(100))
    if (random() < stuck) await wait(upTo(2_000))
    if (random() < lost) throw new TypeError('lost')
    return new Response(text, { status: response.status, headers: response.headers })
  }

  const network = {
    trouble: noTrouble,
    isOneServer: false,
    traffic: { requests: 0, bytes: 0, pushes: 0, errors: [] as string[] },
    operations: new Map<string, number>(),
    trace: createTrace(),
    hold() {
      held = holdAnswers(() => (held = undefined))
      return held
    },
    get inFlight() {
      return inFlight
    },
    async fetch(input: string | URL | Request, init?: RequestInit) {
      network.traffic.requests += 1
      inFlight += 1
      try {
        return await send(input instanceof Request ? input.url : String(input), init)
      } finally {
        inFlight -= 1
      }
    },
  }
  return network
}

function holdAnswers(end: () => void): HeldAnswers & { hold(): Promise<void> } {
  let [setHere, clear] = [() => {}, () => {}]
  const isHere = new Promise<void>((resolve) => (setHere = resolve))
  const released = new Promise<void>((resolve) => (clear = resolve))
  return {
    isHere,
    release() {
      end()
      clear()
    },
    hold() {
      setHere()
      return released
    },
  }
}

const refusal = { errors: [{ message: 'Refused.', extensions: { code: 'too_complex' } }] }

function operationOf(body: unknown): string {
  return /"(?:query|mutation)\s+(\w+)/.exec(typeof body === 'string' ? body : '')?.[1] ?? ''
}
