import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../../platform/db/Database.ts'

/** A past state of the database that can still be read: its snapshot, its time, and the function that releases it. */
interface Moment {
  snapshot: string
  at: number
  release: () => Promise<void>
}

/** A question that has found its moment gets so long to begin. */
const grace = 500

/**
 * Keeps moments of a PostgreSQL that were a while ago, so that questions can be answered as a replica answers them that is
 * behind: every row as it was, new ones absent, deleted ones there. PGlite has one session and no past.
 */
export class SnapshotHistory {
  readonly #milliseconds: number
  readonly #pool: pg.Pool
  #moments: Moment[] = []
  #isKept = true

  private constructor({ pool }: Database, milliseconds: number) {
    this.#milliseconds = milliseconds
    this.#pool = new pg.Pool({ connectionString: pool.options.connectionString, max: 20 })
    this.#pool.on('error', () => undefined)
  }

  /** Starts to keep snapshots of the last milliseconds; the current state is the first. */
  static async begin(db: Database, milliseconds: number): Promise<SnapshotHistory> {
    const past = new SnapshotHistory(db, milliseconds)
    await past.#keep()
    void past.#goOn()
    return past
  }

  /** The latest moment that is old enough; at first the oldest there is. */
  get snapshot(): string | undefined {
    const before = performance.now() - this.#milliseconds
    return (this.#moments.findLast(({ at }) => at <= before) ?? this.#moments[0])?.snapshot
  }

  async end(): Promise<void> {
    this.#isKept = false
    await Promise.all(this.#moments.splice(0).map(({ release }) => release()))
    await this.#pool.end()
  }

  async #goOn(): Promise<void> {
    while (this.#isKept) {
      await wait(Math.max(50, this.#milliseconds / 8), undefined, { ref: false })
      if (this.#isKept) await this.#keep().catch(() => undefined)
      await this.#forget()
    }
  }

  async #keep(): Promise<void> {
    const client = await this.#pool.connect()
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const release = async () => {
      await client.query('rollback').catch(() => undefined)
      client.release()
    }
    const moment = { snapshot: rows[0]?.snapshot ?? '', at: performance.now(), release }
    if (this.#isKept) this.#moments.push(moment)
    else await release()
  }

  async #forget(): Promise<void> {
    const before = performance.now() - this.#milliseconds
    const latest = this.#moments.findLastIndex(({ at }) => at <= before)
    const old = this.#moments.filter(({ at }, index) => index < latest && at < before - grace)
    this.#moments = this.#moments.filter((moment) => !old.includes(moment))
    await Promise.all(old.map(({ release }) => release()))
  }
}
