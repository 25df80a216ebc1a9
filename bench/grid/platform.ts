import type { Server } from 'node:http'
import { buildSchema, graphql } from 'graphql'
import { WebSocketServer, type WebSocket } from 'ws'
import { changed, holdings, type Holding } from './holdings.ts'

// The holdings of the platform's schema; the types of filters and orders accept the values of the requests.
const schema = buildSchema(`
  scalar FullHoldingFilter
  scalar FullHoldingsOrderBy
  scalar UUID
  type FullHolding {
    id: String version: String investorAccountName: String investorAccountEmail: String securityName: String
    amount: String percentOfSecurity: String purchasePrice: String isTokenized: Boolean term: Int coupon: String
    totalValue: String issuedOn: String
  }
  type FullHoldingTotals { amount: String totalValue: String }
  type FullHoldingsConnection { totalCount: Int nodes: [FullHolding] totals: FullHoldingTotals }
  type Query {
    allFullHoldings(
      filter: FullHoldingFilter, orderBy: [FullHoldingsOrderBy], first: Int, offset: Int
    ): FullHoldingsConnection
  }
`)

interface Filter {
  and?: Filter[]
  id?: { in?: string[]; greaterThan?: string }
}

interface Asked {
  filter?: Filter
  first?: number
  offset?: number
}

/** The part of a platform that a grid of holdings uses: its rows by id, and pushes of changed rows. */
export class HoldingsPlatform {
  private rows: Holding[] = []
  private readonly sockets = new Set<WebSocket>()

  /** Sets the number of holdings. */
  begin(count: number): void {
    if (this.rows.length === count && this.rows.every(({ version }) => version === '1')) return
    this.rows = holdings(count)
  }

  listen(server: Server): void {
    new WebSocketServer({ server }).on('connection', (socket) => {
      this.sockets.add(socket)
      socket.on('close', () => this.sockets.delete(socket))
      socket.on('message', (data: Buffer) => {
        const { type, table, ids } = JSON.parse(data.toString()) as Record<string, unknown>
        if (type === 'ping') socket.send('{"type":"pong"}')
        if (type === 'subscribe') socket.send(JSON.stringify({ type: 'subscribed', table, ids, rows: [] }))
      })
    })
  }

  async answer(body: string): Promise<string> {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }
    const rootValue = { allFullHoldings: (asked: Asked) => this.list(asked) }
    return JSON.stringify(await graphql({ schema, source: query, variableValues: variables, rootValue }))
  }

  /** Changes a thousand rows a second, every other one among the first visible ones, and pushes them twenty times a second. */
  async push(milliseconds: number): Promise<void> {
    const start = performance.now()
    let turn = 0
    while (performance.now() - start < milliseconds) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const announced: [string, number][] = []
      for (const due = performance.now() - start; turn < due; turn++) announced.push(this.change(turn))
      const frame = JSON.stringify({ table: 'holdings', id: null, rows: announced })
      for (const socket of this.sockets) socket.send(frame)
    }
  }

  private change(turn: number): [id: string, version: number] {
    const at = turn % 2 ? turn % 20 : (turn * 7919) % this.rows.length
    const row = changed(this.rows[at] as Holding) // there are more rows than that
    this.rows[at] = row
    return [row.id, Number(row.version)]
  }

  private list({ filter, first = 1000, offset = 0 }: Asked) {
    const found = this.found(filter)
    return {
      totalCount: found.length,
      nodes: () => found.slice(offset, offset + first),
      totals: { amount: '0', totalValue: '0' },
    }
  }

  private found(filter: Filter | undefined): Holding[] {
    const ids = idsOf(filter)
    const known = ids.in?.flatMap((id) => this.rows[placeOf(id)] ?? []) ?? this.rows
    return ids.after ? known.slice(ids.in ? 0 : placeOf(ids.after) + 1) : known
  }
}

/** The place of a row; -1 for the id before all of them. */
const placeOf = (id: string) => Number(id.slice(-12)) - 1

/** Returns the ids that a filter selects, and the id it starts after. */
function idsOf(filter: Filter = {}): { in?: string[]; after?: string } {
  const own = {
    ...(filter.id?.in && { in: filter.id.in }),
    ...(filter.id?.greaterThan && { after: filter.id.greaterThan }),
  }
  return (filter.and ?? []).reduce<ReturnType<typeof idsOf>>((all, each) => ({ ...all, ...idsOf(each) }), own)
}
