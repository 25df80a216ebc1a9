import 'postgraphile'
import { makeV4Preset } from 'postgraphile/presets/v4'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { makeDistributionPlugin } from './makeDistributionPlugin.ts'
import { namesPlugin } from './namesPlugin.ts'
import { operationsPlugin } from './operationsPlugin.ts'
import { orderPlugin } from './orderPlugin.ts'
import { relationsPlugin } from './relationsPlugin.ts'
import { rowCapPlugin } from './rowCapPlugin.ts'
import { textRangesPlugin } from './textRangesPlugin.ts'
import { totalsPlugin } from './totalsPlugin.ts'

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

/**
 * Objects by a global id are not served: `node` may answer any of a hundred types, and Grafast plans a branch for each. Rows
 * are read by their own id.
 */
const globalIds = [
  'NodePlugin',
  'AddNodeInterfaceToSuitableTypesPlugin',
  'RegisterQueryNodePlugin',
  'NodeAccessorPlugin',
  'NodeIdCodecBase64JSONPlugin',
  'NodeIdCodecPipeStringPlugin',
  'PgTableNodePlugin',
] as const

/** A query nested in a query or in a mutation's payload would reset the counts that start at the root. */
const queriesInside = ['QueryQueryPlugin', 'MutationPayloadQueryPlugin'] as const

/** The preset of the schema: the part of `app_public` that `app_user` may see, under the specification's names. */
export const schemaPreset: GraphileConfig.Preset = {
  extends: [v4, PostGraphileConnectionFilterPreset],
  plugins: [
    namesPlugin,
    makeDistributionPlugin,
    orderPlugin,
    relationsPlugin,
    textRangesPlugin,
    rowCapPlugin,
    totalsPlugin,
    operationsPlugin,
  ],
  disablePlugins: [
    // Every column may be filtered and sorted by: the tables are indexed for the queries of the screens.
    'PgIndexBehaviorsPlugin',
    ...globalIds,
    ...queriesInside,
  ],
  schema: { ...filters, pgOrderByNullsLast: true },
}
