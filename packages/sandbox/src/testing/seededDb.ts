import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDb } from '../platform/db/openDb.ts'

/** A seeded PGlite in memory, from the copy that was made for the whole run. */
export async function seededPglite(): Promise<Database> {
  copy ??= new Copy(inject('snapshot'))
  return openDb({ snapshot: copy })
}

/** What a worker has read stays with it, in one piece: Node puts a usual Blob together anew for whoever asks. */
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

/** Whether there is a PostgreSQL to test on. */
export const hasPostgres = (): boolean => inject('template') !== ''

/** A seeded PostgreSQL database of its own, copied from the one that was made for the whole run; closing drops it. */
export async function seededPostgres(): Promise<Database> {
  const template = new URL(inject('template'))
  const name = `capstan_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await maintain(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const copy = new URL(template)
  copy.pathname = `/${name}`
  const db = await openDb({ url: copy.href })
  const close = async () => {
    await db.close()
    await maintain(template, `drop database if exists ${name} with (force)`)
  }
  return { ...db, close }
}

async function maintain(template: URL, sql: string): Promise<void> {
  const postgres = new URL(template)
  postgres.pathname = '/postgres'
  const client = new pg.Client({ connectionString: postgres.href })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
