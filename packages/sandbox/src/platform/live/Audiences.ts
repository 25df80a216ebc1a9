import type { LiveConnection } from './sockets/LiveConnection.ts'
import { namesOf, type Viewer } from './updates/RowUpdate.ts'

/** The sockets of one account and person, which receive the same updates. */
export interface Audience {
  key: string
  viewer: Viewer
  connections: LiveConnection[]
}

/** The audiences that watch the lists of a table. */
export class Audiences {
  readonly #byKey = new Map<string, Audience>()
  readonly #byId = new Map<string, Audience[]>()

  constructor(watchers: Iterable<LiveConnection>) {
    for (const connection of watchers) if (connection.context) this.#add(connection, connection.context)
  }

  /** Returns the audiences of the ids, each once; iterates the smaller of the two sets. */
  concerned(ids: ReadonlySet<string>): Set<Audience> {
    const all = new Set<Audience>()
    const [few, has] = ids.size < this.#byId.size ? [ids, this.#byId] : [this.#byId.keys(), ids]
    for (const id of few) if (has.has(id)) for (const audience of this.#byId.get(id) ?? []) all.add(audience)
    return all
  }

  connectionsOf(key: string): readonly LiveConnection[] {
    return this.#byKey.get(key)?.connections ?? []
  }

  #add(connection: LiveConnection, viewer: Viewer): void {
    const key = `${viewer.accountId ?? ''} ${viewer.userId ?? ''}`
    const known = this.#byKey.get(key)
    if (known) return void known.connections.push(connection)
    const audience = { key, viewer, connections: [connection] }
    this.#byKey.set(key, audience)
    for (const id of namesOf(viewer)) this.#byId.set(id, [...(this.#byId.get(id) ?? []), audience])
  }
}
