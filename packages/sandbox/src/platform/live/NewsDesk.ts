import type { Change } from './Change.ts'
import { changedRows } from './changedRows.ts'
import { ChangeHistory } from './ChangeHistory.ts'
import { ChangeQueue } from './ChangeQueue.ts'
import { linkedNews, type Newsroom } from './linkedNews.ts'
import { type ListPush, ListPushes } from './ListPushes.ts'
import type { LiveConnection } from './LiveConnection.ts'
import { type News, newsOf, toldTo, type Viewer } from './News.ts'
import type { PushFrame, ToldRow } from './PushFrame.ts'
import { everyRow, type Subscriptions } from './Subscriptions.ts'

export interface NewsDeskParts extends Pick<Newsroom, 'db' | 'tables' | 'touches'> {
  connections: ReadonlySet<LiveConnection>
  subscriptions: Subscriptions<LiveConnection>
}

/** Tells every socket of this server what changed of what it watches, as far as it may see it. */
export class NewsDesk {
  readonly #parts: NewsDeskParts
  readonly #lists = new ListPushes((push) => this.#pushList(push))
  readonly #lostLinks: Newsroom['lostLinks'] = new Map()
  readonly #queue: ChangeQueue
  readonly #history = new ChangeHistory()

  constructor(parts: NewsDeskParts) {
    this.#parts = parts
    this.#queue = new ChangeQueue({
      isPlain: (change) => 'rows' in change && parts.tables.get(change.table)?.links.length === 0,
      tell: (changes) => this.#tell(changes.flatMap((change) => ('rows' in change ? newsOf(change) : []))),
      ask: (changes) => this.#ask(changes),
    })
  }

  /** What a viewer was told of a table in the last milliseconds, or would have been; nothing where that is not known. */
  async changedIn(
    milliseconds: number,
    table: string,
    viewer: Viewer,
  ): Promise<readonly ToldRow[] | undefined> {
    const changes = this.#history.last(milliseconds)
    return changes && changedRows(changes, { viewer, table }, this.#parts).catch(() => undefined)
  }

  /** Changes may have been missed. */
  forget(): void {
    this.#history.reset()
  }

  add(change: Change): void {
    this.#history.add(change)
    if (!('rows' in change) || this.#parts.subscriptions.isWatched(change.table)) this.#queue.add(change)
  }

  close(): void {
    this.#queue.close()
    this.#lists.close()
  }

  async #ask(changes: readonly Change[]): Promise<void> {
    const { connections, subscriptions } = this.#parts
    const viewers = new Set([...connections].flatMap((connection) => idsOf(connection)))
    const isWatched = (table: string) => subscriptions.isWatched(table)
    try {
      const found = await linkedNews(changes, {
        ...this.#parts,
        viewers,
        isWatched,
        lostLinks: this.#lostLinks,
      })
      this.#tell(found.news)
      for (const { table, viewers: told } of found.any) this.#tellAny(table, told)
      this.#resync(({ context }) => idsOf({ context }).some((id) => found.lost.has(id)))
    } catch {
      // Whom it concerns is not known: everybody begins anew rather than miss it.
      this.#resync(() => true)
    }
  }

  #tell(all: readonly News[]): void {
    for (const news of all) {
      for (const connection of this.#parts.subscriptions.watchersOf(news.table, news.id))
        pushRow(connection, news)
    }
    for (const table of new Set(all.map((news) => news.table)))
      this.#tellLists(
        table,
        all.filter((news) => news.table === table),
      )
    this.#lists.flush()
  }

  #tellLists(table: string, all: readonly News[]): void {
    const audiences = this.#audiencesOf(table)
    for (const news of all) {
      for (const audience of concerned(audiences, news.concerned)) {
        const told = toldTo(audience.viewer, news)
        if (told) this.#lists.add(table, audience.key, { told, at: news.version })
      }
    }
  }

  #tellAny(table: string, viewers: ReadonlySet<string>): void {
    for (const { key } of concerned(this.#audiencesOf(table), viewers)) this.#lists.addAny(table, key)
    this.#lists.flush()
  }

  /** Who watches lists of the table, by the ids of their account and person. */
  #audiencesOf(table: string): Map<string, Audience[]> {
    const all = new Map<string, Audience>()
    for (const { context } of this.#parts.subscriptions.watchersOf(table, everyRow))
      if (context) all.set(keyOf(context), { key: keyOf(context), viewer: context })
    const byId = new Map<string, Audience[]>()
    for (const audience of all.values())
      for (const id of idsOf({ context: audience.viewer })) byId.set(id, [...(byId.get(id) ?? []), audience])
    return byId
  }

  #pushList({ table, audience, version, rows }: ListPush): void {
    const frame: PushFrame = { table, id: null, version, ...(rows && { rows }) }
    const text = JSON.stringify(frame)
    for (const connection of this.#parts.subscriptions.watchersOf(table, everyRow))
      if (connection.context && keyOf(connection.context) === audience) connection.sendText(text)
  }

  #resync(isMeant: (connection: LiveConnection) => boolean): void {
    for (const connection of this.#parts.connections)
      if (isMeant(connection)) connection.send({ type: 'resync' })
  }
}

interface Audience {
  key: string
  viewer: Viewer
}

const keyOf = ({ accountId, userId }: Viewer) => `${accountId ?? ''} ${userId ?? ''}`

const idsOf = ({ context }: { context: Viewer | undefined }) =>
  [context?.accountId, context?.userId].filter((id) => typeof id === 'string')

/** The audiences of the ids, each once; whichever of both are fewer are gone through. */
function concerned(audiences: ReadonlyMap<string, Audience[]>, ids: ReadonlySet<string>): Set<Audience> {
  const all = new Set<Audience>()
  const [few, has] = ids.size < audiences.size ? [ids, audiences] : [audiences.keys(), ids]
  for (const id of few) if (has.has(id)) for (const audience of audiences.get(id) ?? []) all.add(audience)
  return all
}

function pushRow(connection: LiveConnection, news: News): void {
  const told = connection.context && toldTo(connection.context, news)
  if (!told) return
  const [id, version, gone] = told
  const { table } = news
  const frame: PushFrame = gone ? { table, id, gone } : { table, id, version }
  connection.send(frame)
}
