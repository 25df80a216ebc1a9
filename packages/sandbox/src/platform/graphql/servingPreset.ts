import '../quietGraphile.ts'
import type { IncomingMessage } from 'node:http'
import 'postgraphile/grafserv/node'
import type { FileStore } from '../files/FileStore.ts'
import type { RequestContext } from '../http/requestContext.ts'
import { AnswerBounds } from './limits/AnswerBounds.ts'
import { boundsPlugin } from './limits/boundsPlugin.ts'
import { limitConcurrency } from './limits/limitConcurrency.ts'
import { answerLimits } from './limits/limits.ts'
import { limitsPlugin } from './limits/limitsPlugin.ts'
import { maskError } from './maskError.ts'
import { mutationsPlugin } from './mutations/mutationsPlugin.ts'
import { readingSettings } from './pgSettings.ts'
import { keepDatesPlain } from './plainDates.ts'
import { readingClient } from './readingClient.ts'
import type { Database } from '../db/Database.ts'

export interface ServingOptions {
  /** Returns the request context from the HTTP layer: the user and the account. */
  requestContextOf: (request: IncomingMessage) => RequestContext | undefined
  /** The store of the files that imports read. */
  files: FileStore
  /** Returns the past snapshot that a user's queries are answered from; undefined for the present. */
  momentFor?: (userId?: string) => string | undefined
}

/** The concurrent queries of one request: PGlite has one session, and a PostgreSQL pool is shared with other requests. */
const questionsAtOnce = { pglite: 1, postgres: 4 }

/** Returns the preset that serves the schema, built now or beforehand: its database, request context and limits. */
export function servingPreset(
  database: Database,
  { requestContextOf, files, momentFor }: ServingOptions,
): GraphileConfig.Preset {
  keepDatesPlain()
  const withPgClient = readingClient(database)
  return {
    plugins: [limitsPlugin, mutationsPlugin(database), boundsPlugin],
    grafserv: {
      graphqlPath: '/api/v2/graphql',
      graphiql: false,
      websockets: false,
      maxRequestLength: 200_000,
      maskError,
    },
    grafast: {
      explain: false,
      timeouts: { planning: answerLimits.planning },
      context({ node }) {
        const requestContext = node?.req && requestContextOf(node.req)
        const pgSettings = readingSettings(requestContext)
        const bounds = new AnswerBounds()
        return {
          requestContext,
          bounds,
          files,
          pgSettings,
          withPgClient: limitConcurrency(withPgClient(momentFor?.(requestContext?.userId ?? undefined)), {
            atOnce: questionsAtOnce[database.kind],
            check: () => bounds.checkTime(),
          }),
        }
      },
    },
  }
}
