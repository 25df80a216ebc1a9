import './graphileEnv.ts'
import type { IncomingMessage } from 'node:http'
import { makePgService } from 'postgraphile/adaptors/pg'
import 'postgraphile/grafserv/node'
import { makeV4Preset } from 'postgraphile/presets/v4'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import type { Database } from '../db/openDb.ts'
import type { FileStore } from '../files/FileStore.ts'
import type { RequestContext } from '../http/requestContext.ts'
import { importsPlugin } from '../imports/importsPlugin.ts'
import { behaviorMemoPlugin } from './behaviorMemoPlugin.ts'
import { introspectionRole } from './introspectionRole.ts'
import { knownIntrospectionPlugin } from './knownIntrospectionPlugin.ts'
import { limitsPlugin } from './limitsPlugin.ts'
import { makeDistributionPlugin } from './makeDistributionPlugin.ts'
import { maskError } from './maskError.ts'
import { mutationsPlugin } from './mutations/mutationsPlugin.ts'
import { namesPlugin } from './namesPlugin.ts'
import { orderPlugin } from './orderPlugin.ts'
import { pgSettings } from './pgSettings.ts'
import { keepDatesPlain } from './plainDates.ts'
import { relationsPlugin } from './relationsPlugin.ts'
import { rowCapPlugin } from './rowCapPlugin.ts'
import { textRangesPlugin } from './textRangesPlugin.ts'

export interface MakePresetOptions {
  /** What the HTTP layer found out about a request: who asks, for which account. */
  requestContextOf: (request: IncomingMessage) => RequestContext | undefined
  /** Where the files lie that imports read. */
  files?: FileStore
  /** What `introspect` answered for a database with the same migrations; without it this one is asked. */
  introspection?: string
}

/** The platform's GraphQL: what `app_user` may see of `app_public`, under the specification's names. */
export function makePreset(
  database: Database,
  { requestContextOf, files, introspection }: MakePresetOptions,
): GraphileConfig.Preset {
  keepDatesPlain()
  return {
    extends: [known(introspection), v4, PostGraphileConnectionFilterPreset],
    plugins: [
      behaviorMemoPlugin,
      namesPlugin,
      makeDistributionPlugin,
      importsPlugin(files),
      orderPlugin,
      relationsPlugin,
      textRangesPlugin,
      rowCapPlugin,
      limitsPlugin,
      mutationsPlugin(database),
    ],
    // Every column may be filtered and sorted by: the tables are indexed for what the screens ask.
    disablePlugins: ['PgIndexBehaviorsPlugin', ...(introspection ? ['PgIntrospectionPlugin' as const] : [])],
    pgServices: [pgService(database)],
    schema: { ...filters, pgOrderByNullsLast: true },
    grafserv: {
      graphqlPath: '/api/v2/graphql',
      graphiql: false,
      websockets: false,
      maxRequestLength: 200_000,
      maskError,
    },
    grafast: {
      explain: false,
      context({ node }) {
        const asker = node?.req && requestContextOf(node.req)
        return { asker, pgSettings: pgSettings(asker) }
      },
    },
  }
}

/** First of all, so that the other plugins keep their order. */
function known(introspection: string | undefined): GraphileConfig.Preset {
  return introspection ? { plugins: [knownIntrospectionPlugin(introspection)] } : {}
}

const v4 = makeV4Preset({
  ignoreRBAC: false,
  simpleCollections: 'omit',
  dynamicJson: true,
  subscriptions: false,
  graphiql: false,
})

const filters: GraphileConfig.Preset['schema'] = {
  connectionFilterRelations: true,
  connectionFilterComputedColumns: false,
  connectionFilterSetofFunctions: false,
  connectionFilterArrays: false,
  connectionFilterAllowNullInput: true,
  connectionFilterAllowEmptyObjectInput: true,
  connectionFilterAllowedOperators: [
    'isNull',
    'equalTo',
    'notEqualTo',
    'in',
    'notIn',
    'lessThan',
    'lessThanOrEqualTo',
    'greaterThan',
    'greaterThanOrEqualTo',
    'includes',
    'includesInsensitive',
    'startsWithInsensitive',
  ],
}

function pgService({ pool, pgSubscriber }: Database) {
  return makePgService({
    schemas: ['app_public'],
    pgSettingsForIntrospection: { role: introspectionRole },
    pool,
    ...(pgSubscriber && { pgSubscriber, pubsub: false }),
  })
}
