import '../quietGraphile.ts'
import type { IncomingMessage } from 'node:http'
import 'postgraphile/grafserv/node'
import type { Database } from '../db/openDb.ts'
import type { FileStore } from '../files/FileStore.ts'
import type { RequestContext } from '../http/requestContext.ts'
import { AnswerBounds } from './AnswerBounds.ts'
import { boundsPlugin } from './boundsPlugin.ts'
import { limitConcurrency } from './limitConcurrency.ts'
import { answerLimits } from './limits.ts'
import { limitsPlugin } from './limitsPlugin.ts'
import { maskError } from './maskError.ts'
import { mutationsPlugin } from './mutations/mutationsPlugin.ts'
import { readingSettings } from './pgSettings.ts'
import { keepDatesPlain } from './plainDates.ts'
import { readingClient } from './readingClient.ts'

export interface ServingOptions {
  /** What the HTTP layer found out about a request: who asks, for which account. */
  requestContextOf: (request: IncomingMessage) => RequestContext | undefined
  /** Where the files lie that imports read. */
  files: FileStore
  /** The moment of the database that somebody's questions are answered from, where that is not the present. */
  momentFor?: (userId?: string) => string | undefined
}

/** Of one request: PGlite has one session, and a pool of PostgreSQL's is there for others too. */
const questionsAtOnce = { pglite: 1, postgres: 4 }

/** How the schema is served, however it came to be: over which database, to whom, within which limits. */
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
        const asker = node?.req && requestContextOf(node.req)
        const pgSettings = readingSettings(asker)
        const bounds = new AnswerBounds()
        return {
          asker,
          bounds,
          files,
          pgSettings,
          withPgClient: limitConcurrency(withPgClient(momentFor?.(asker?.userId ?? undefined)), {
            atOnce: questionsAtOnce[database.kind],
            check: () => bounds.checkTime(),
          }),
        }
      },
    },
  }
}
