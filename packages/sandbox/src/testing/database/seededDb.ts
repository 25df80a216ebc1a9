import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { openDb } from '../../platform/db/openDb.ts'
import { copyTemplate } from './postgresTemplate.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A seeded PGlite in memory, from the copy that was made for the whole run. */
export async function seededPglite(): Promise<Database> {
  copy ??= new Copy(inject('snapshot'))
  return openDb({ snapshot: copy })
}

/** The snapshot as one buffer, which every database of a worker reads: a normal Blob returns a new copy to each reader. */
class Copy extends Blob {
  readonly #data: ArrayBuffer

  constructor(file: string) {
    super()
    this.#data = new Uint8Array(readFileSync(file)).buffer
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#data)
  }
}
let copy: Copy | undefined

/** True when the tests run on PostgreSQL as well: `npm test` runs them on PGlite alone. */
export const wantsPostgres = process.env.SANDBOX_ENGINES !== 'PGlite'

/** Returns true when there is a PostgreSQL to test on. */
export const hasPostgres = (): boolean => inject('template') !== ''

/** Opens a seeded PostgreSQL database, copied from the template of the whole run; closing drops it. */
export async function seededPostgres(): Promise<Database> {
  const { url, stop } = await copyTemplate(inject('template'))
  const db = await openDb({ url })
  const close = async () => {
    await db.close()
    await stop()
  }
  return { ...db, close }
}
