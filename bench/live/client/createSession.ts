import { createCapstan, followRecords, type SocketLike } from '@capstan/sdk-core'
import { portfolioQuery } from '@capstan/sdk-core/portfolio'
import { QueryObserver } from '@tanstack/query-core'
import type { Figures, Session, Shown } from './Session.ts'

interface Row {
  id: string
  amount?: unknown
}

const since1970 = () => performance.timeOrigin + performance.now()

/** Shows a portfolio as a page does, in Node or in a browser. */
export function createSession(): Pick<Session, 'show' | 'seen' | 'figures'> {
  const figures: Figures = { requests: 0, bytes: 0, longest: 0 }
  let rows: readonly Row[] = []
  let positions = new Map<string, number>()
  // Rows of this list do not move: a page looks at those on the screen alone.
  const rowOf = (id: string) => rows[positions.get(id) ?? -1]
  const waiting = new Set<() => void>()
  watchTasks(figures)

  return {
    async show(shown) {
      const capstan = createCapstan({ account: shown.account, environment: environmentOf(shown, figures) })
      const query = queryOf(capstan, shown)
      const observer = new QueryObserver(capstan.queryClient, query)
      for (const { table } of query.entities) followRecords(capstan, table)
      return new Promise((resolve) => {
        observer.subscribe(({ data }) => {
          if (!data) return
          rows = data.distributions
          if (positions.size !== rows.length) positions = new Map(rows.map(({ id }, at) => [id, at]))
          for (const look of waiting) look()
          resolve([...positions.keys()])
        })
      })
    },
    seen: (id, amount) =>
      new Promise((resolve) => {
        const look = () => {
          if (Number(rowOf(id)?.amount) !== Number(amount)) return
          waiting.delete(look)
          resolve(since1970())
        }
        waiting.add(look)
        look()
      }),
    async figures() {
      const found = { ...figures }
      Object.assign(figures, { requests: 0, bytes: 0, longest: 0 })
      return found
    },
  }
}

function queryOf(capstan: ReturnType<typeof createCapstan>, { isPlanned }: Shown) {
  // Of a text nothing is known: its list is read as a whole.
  const keyOf: typeof capstan.client.keyOf = (document, variables) =>
    capstan.client.keyOf(isPlanned ? document : { toString: () => document.toString() }, variables)
  const asked = { ...capstan, client: { ...capstan.client, keyOf } }
  return portfolioQuery(asked, { statuses: ['Onboarding', 'Pending', 'Issued'] })
}

function environmentOf({ url, cookie }: Shown, figures: Figures) {
  const own: Record<string, string> = cookie ? { cookie, origin: url, 'sec-fetch-site': 'same-origin' } : {}
  return {
    baseUrl: () => `${url}/`,
    async fetch(input: string | URL | Request, init?: RequestInit) {
      figures.requests += 1
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...own }
      const response = await fetch(input, { ...init, headers })
      const text = await response.text()
      figures.bytes += text.length
      return new Response(text, { status: response.status, headers: response.headers })
    },
    // Node's own takes headers, which the type of browsers does not know.
    openSocket: (address: string) =>
      new WebSocket(address, ...((cookie ? [{ headers: own }] : []) as [])) as unknown as SocketLike,
  }
}

/** A task is as long as a timer of five milliseconds comes late. */
function watchTasks(figures: Figures): void {
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    figures.longest = Math.max(figures.longest, now - last - 5)
    last = now
  }, 5)
}
