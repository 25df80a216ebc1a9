import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { postgraphile } from 'postgraphile'
import { grafserv } from 'postgraphile/grafserv/node'
import { FileStore } from '../../platform/files/FileStore.ts'
import { keptSchema } from '../../platform/graphql/builtSchema.ts'
import { pgService } from '../../platform/graphql/schema/pgService.ts'
import { schemaPreset } from '../../platform/graphql/schema/schemaPreset.ts'
import { servingPreset } from '../../platform/graphql/servingPreset.ts'
import type { RequestContext } from '../../platform/http/requestContext.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A schema, and how it is served. */
type Served = Pick<ReturnType<typeof postgraphile>, 'getSchemaResult' | 'release'>

/** GraphQL over the database it is given. */
export interface GraphqlEngine {
  serve(): Promise<Served>
  /** The request contexts, by request. */
  contexts: WeakMap<object, RequestContext>
  /** The folder of uploaded files. */
  filesDir: string
  use(db: Database): void
}

const idle = new Map<Database['kind'], GraphqlEngine[]>()

/**
 * Returns an engine for a seeded database. Reading a schema takes seconds, so it uses the published schema when that was built
 * from these sources. A worker keeps one engine for each kind of database, and gives it a new database for the next file.
 */
export function borrowEngine(db: Database): GraphqlEngine {
  const engine = idle.get(db.kind)?.pop() ?? makeEngine(keptSchema)
  engine.use(db)
  return engine
}

/** Gives it back for the next file. */
export function returnEngine(engine: GraphqlEngine, kind: Database['kind']): void {
  idle.set(kind, [...(idle.get(kind) ?? []), engine])
}

/** Returns a new engine, for a database with tables that no other has. */
export function ownEngine(db: Database): GraphqlEngine {
  const engine = makeEngine()
  engine.use(db)
  return engine
}

function makeEngine(readSchema?: typeof keptSchema): GraphqlEngine {
  const filesDir = path.join(tmpdir(), `capstan-files-${randomUUID()}`)
  const contexts = new WeakMap<object, RequestContext>()
  const current = {} as { db: Database }
  let served: Promise<Served> | undefined
  const make = async (): Promise<Served> => {
    const db = whicheverIs(current)
    const requestContextOf = (request: IncomingMessage) => contexts.get(request)
    const serving = servingPreset(db, { requestContextOf, files: new FileStore(filesDir) })
    const schema = await readSchema?.()
    if (!schema) return postgraphile({ extends: [schemaPreset, serving], pgServices: [pgService(db)] })
    const server = grafserv({ preset: serving, schema })
    const { resolvedPreset } = server
    return {
      getSchemaResult: () => Promise.resolve({ schema, resolvedPreset }),
      release: () => server.release(),
    }
  }
  return {
    contexts,
    filesDir,
    serve: () => (served ??= make()),
    use(db) {
      current.db = db
    },
  }
}

/** Returns a database that forwards each call to the current one. */
function whicheverIs(current: { db: Database }): Database {
  const pool = new Proxy({} as pg.Pool, {
    get(_, name) {
      const value: unknown = Reflect.get(current.db.pool, name)
      return typeof value === 'function' ? (value as () => unknown).bind(current.db.pool) : value
    },
  })
  return new Proxy({} as Database, {
    get: (_, name) => (name === 'pool' ? pool : Reflect.get(current.db, name)),
  })
}
