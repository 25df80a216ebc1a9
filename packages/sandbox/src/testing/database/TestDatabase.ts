import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { GraphQLError, GraphQLSchema } from 'postgraphile/graphql'
import type { PoolClient } from 'pg'
import { grafast } from 'postgraphile/grafast'
import { maskError } from '../../platform/graphql/maskError.ts'
import { pgSettings } from '../../platform/graphql/pgSettings.ts'
import type { RequestContext } from '../../platform/http/requestContext.ts'
import { borrowEngine, type GraphqlEngine, ownEngine, returnEngine } from './graphqlEngine.ts'
import type { Database } from '../../platform/db/Database.ts'

/** The user and the account of a request. */
export interface Actor {
  userId: string
  accountId: string | null
  /** The session they ask with. */
  sessionId?: string
  /** A cookie session by default. */
  sessionKind?: 'cookie' | 'embed'
  /** The vendor whose key opened the session. */
  embedVendorId?: string
  /** The language they ask in. */
  locale?: string
  idempotencyKey?: string
  /** The bulk operation that the request belongs to. */
  bulkOperationId?: string
  operationBodyHash?: string
  onlyOutcome?: boolean
}

/** The answer that a client would receive. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: Record<string, unknown> }[]
}

/** The database under test, queried as its owner, as an actor through SQL, or as an actor through GraphQL. */
export class TestDatabase {
  #db: Database | undefined
  #engine: GraphqlEngine | undefined
  #giveBack: () => PromiseLike<void> | void = () => undefined

  /** `isOwn`: the database has tables of its own, so a cached schema of another does not apply to it. */
  async use(db: Database, isOwn = false): Promise<void> {
    this.#db = db
    const engine = isOwn ? ownEngine(db) : borrowEngine(db)
    this.#engine = engine
    const served = await engine.serve()
    await served.getSchemaResult()
    this.#giveBack = isOwn ? () => served.release() : () => returnEngine(engine, db.kind)
  }

  async close(): Promise<void> {
    if (this.#engine) rmSync(this.filesDir, { recursive: true, force: true })
    await this.#giveBack()
    await this.#db?.close()
  }

  get db(): Database {
    if (!this.#db) throw new Error('The database is not open yet.')
    return this.#db
  }

  /** The folder of uploaded files. */
  get filesDir(): string {
    return this.engine.filesDir
  }

  private get engine(): GraphqlEngine {
    if (!this.#engine) throw new Error('The database is not open yet.')
    return this.#engine
  }

  async #served() {
    return (await this.engine.serve()).getSchemaResult()
  }

  /** Returns the GraphQL schema. */
  async schema(): Promise<GraphQLSchema> {
    return (await this.#served()).schema
  }

  /** Runs a query as the owner of the database, who bypasses policies. */
  async rows<Row extends object = Record<string, unknown>>(
    sql: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    return (await this.db.pool.query<Row>(sql, values)).rows
  }

  /** Runs as the role of every request; its changes are committed. */
  async as<Result>(actor: Actor, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.db.pool.connect()
    try {
      await client.query('begin')
      const settings = Object.entries(pgSettings(contextOf(actor)))
      const sets = settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`)
      await client.query(`select ${sets.join(', ')}`, settings.flat())
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  /** Asks through GraphQL, errors masked as a client would see them. */
  async ask(actor: Actor, source: string, variableValues: Record<string, unknown> = {}): Promise<Answer> {
    const { schema, resolvedPreset } = await this.#served()
    const req = {}
    this.engine.contexts.set(req, contextOf(actor))
    const requestContext = { node: { req: req as IncomingMessage, res: undefined as never } }
    const result = await grafast({ schema, resolvedPreset, requestContext, source, variableValues })
    if (!('errors' in result) && !('data' in result)) throw new Error('The answer is a stream.')
    const errors = result.errors?.map((error) => sentError(error as GraphQLError))
    return JSON.parse(JSON.stringify({ data: result.data, ...(errors && { errors }) })) as Answer
  }
}

/** An error as a client gets it, without the keys by which it is translated. */
function sentError(error: GraphQLError) {
  const { extensions = {}, ...rest } = maskError(error).toJSON()
  const { texts: _keys, ...sent } = extensions
  return { ...rest, extensions: sent }
}

function contextOf(actor: Actor): RequestContext {
  return { role: null, accountType: null, requestId: randomUUID(), sessionKind: 'cookie', ...actor }
}
