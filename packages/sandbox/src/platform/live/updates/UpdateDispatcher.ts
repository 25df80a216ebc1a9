import { Audiences } from '../Audiences.ts'
import type { Change } from '../Change.ts'
import { CatchUps } from '../CatchUps.ts'
import { ChangeHistory } from '../ChangeHistory.ts'
import { ChangeQueue } from '../ChangeQueue.ts'
import { gather } from '../gather.ts'
import { linkedUpdates } from './linkedUpdates.ts'
import type { UpdateParts } from './UpdateParts.ts'
import { type ListPush, ListPushes } from '../ListPushes.ts'
import type { LiveConnection } from '../sockets/LiveConnection.ts'
import { idsOf, type RowUpdate, updatesOf, changeFor } from './RowUpdate.ts'
import type { PushFrame } from '../sockets/PushFrame.ts'
import { everyRow, type Subscriptions } from '../sockets/Subscriptions.ts'

export interface UpdateDispatcherParts extends Pick<UpdateParts, 'db' | 'tables' | 'dependencies'> {
  connections: ReadonlySet<LiveConnection>
  subscriptions: Subscriptions<LiveConnection>
}

/** Sends every socket of this server the changes of the rows that it watches and may see. */
export class UpdateDispatcher {
  readonly #parts: UpdateDispatcherParts
  readonly #lists = new ListPushes((push) => this.#pushList(push))
  readonly #lostLinks: UpdateParts['lostLinks'] = new Map()
  readonly #queue: ChangeQueue
  readonly #history = new ChangeHistory()
  readonly #catchUps: CatchUps
  /** The watchers of lists by table, cached until they change. */
  #audiences = { revision: -1, of: new Map<string, Audiences>() }

  constructor(parts: UpdateDispatcherParts) {
    this.#parts = parts
    this.#catchUps = new CatchUps(this.#history, parts)
    this.#queue = new ChangeQueue({
      isPlain: (change) => 'rows' in change && parts.tables.get(change.table)?.links.length === 0,
      send: (changes) => this.#send(changes.flatMap((change) => ('rows' in change ? updatesOf(change) : []))),
      ask: (changes) => this.#ask(changes),
    })
  }

  /** Returns the updates of a table that a viewer received or missed since a moment; undefined when they are not known. */
  readonly rowsSince: CatchUps['rowsSince'] = (...asked) => this.#catchUps.rowsSince(...asked)

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
    const isDependencyChange = (change: Change) => 'dependency' in change
    try {
      // A changed record does not wait for the records that show a part of it.
      await this.#askOf(changes.filter((change) => !isDependencyChange(change)))
      await this.#askOf(changes.filter(isDependencyChange))
    } catch {
      // The viewers are not known, so all clients reload rather than miss a change.
      this.#resync(() => true)
    }
  }

  async #askOf(changes: readonly Change[]): Promise<void> {
    const { connections, subscriptions } = this.#parts
    if (changes.length === 0) return
    const viewers = new Set([...connections].flatMap(({ context }) => (context ? idsOf(context) : [])))
    const isWatched = (table: string) => subscriptions.isWatched(table)
    const found = await linkedUpdates(changes, {
      ...this.#parts,
      viewers,
      isWatched,
      lostLinks: this.#lostLinks,
    })
    this.#send(found.updates)
    for (const { table, viewers } of found.any) this.#addAnyRow(table, viewers)
    if (found.lost.size > 0)
      this.#resync(({ context }) => !!context && idsOf(context).some((id) => found.lost.has(id)))
  }

  #send(all: readonly RowUpdate[]): void {
    for (const update of all) {
      for (const connection of this.#parts.subscriptions.watchersOf(update.table, update.id))
        pushRow(connection, update)
    }
    for (const table of new Set(all.map((update) => update.table)))
      this.#addToLists(
        table,
        all.filter((update) => update.table === table),
      )
    this.#lists.flush()
  }

  #addToLists(table: string, all: readonly RowUpdate[]): void {
    const audiences = this.#audiencesOf(table)
    const byConcerned = new Map<RowUpdate['concerned'], Set<RowUpdate>>()
    for (const update of all) gather(byConcerned, update.concerned, update)
    for (const [ids, together] of byConcerned) {
      for (const { key, viewer } of audiences.concerned(ids)) {
        for (const update of together) {
          const row = changeFor(viewer, update)
          if (row) this.#lists.add(table, key, { row, at: update.version })
        }
      }
    }
  }

  #addAnyRow(table: string, viewers: ReadonlySet<string>): void {
    for (const { key } of this.#audiencesOf(table).concerned(viewers)) this.#lists.addAny(table, key)
    this.#lists.flush()
  }

  #audiencesOf(table: string): Audiences {
    const { subscriptions } = this.#parts
    if (this.#audiences.revision !== subscriptions.listRevision)
      this.#audiences = { revision: subscriptions.listRevision, of: new Map<string, Audiences>() }
    const audiences =
      this.#audiences.of.get(table) ?? new Audiences(subscriptions.watchersOf(table, everyRow))
    this.#audiences.of.set(table, audiences)
    return audiences
  }

  #pushList({ table, audience, version, rows }: ListPush): void {
    const frame: PushFrame = { table, id: null, version, ...(rows && { rows }) }
    const text = Buffer.from(JSON.stringify(frame))
    for (const connection of this.#audiencesOf(table).connectionsOf(audience)) connection.sendText(text)
  }

  #resync(isMeant: (connection: LiveConnection) => boolean): void {
    for (const connection of this.#parts.connections)
      if (isMeant(connection)) connection.send({ type: 'resync' })
  }
}

function pushRow(connection: LiveConnection, update: RowUpdate): void {
  const row = connection.context && changeFor(connection.context, update)
  if (!row) return
  const [id, version, isGone] = row
  const { table } = update
  const frame: PushFrame = isGone ? { table, id, gone: 1 } : { table, id, version }
  connection.send(frame)
}
