import 'postgraphile'
import type { PgCodec } from 'postgraphile/@dataplan/pg'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import { plans } from '../plans/plans.ts'
import { totalsOf, viewOf } from './readModels.ts'

/**
 * Adds sums beside the count to a list whose rows declare their totals; a list of a view reads its rows after they are sorted.
 */
export const totalsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanTotalsPlugin',
  version: '1.0.0',
  after: ['PgConnectionTotalCountPlugin'],
  schema: {
    hooks: {
      init(_, build) {
        for (const codec of Object.values(build.input.pgRegistry.pgCodecs)) {
          if (totalsOf(codec).length > 0) registerTotals(build, codec)
        }
        return _
      },
      GraphQLObjectType_fields(
        fields,
        build,
        { scope: { isConnectionType, pgCodec }, fieldWithHooks, Self },
      ) {
        if (!isConnectionType || totalsOf(pgCodec).length === 0) return fields
        const type = build.getOutputTypeByName(nameOfTotals(build, pgCodec as PgCodec))
        const totals = fieldWithHooks({ fieldName: 'totals' }, () => ({
          type: new build.graphql.GraphQLNonNull(type),
          description: 'Sums over all rows that the filter lets through, whichever are shown; unrounded.',
          plan: plans.everyRow as never,
        }))
        return build.extend(fields, { totals }, `Adding totals to ${Self.name}`)
      },
      GraphQLObjectType_fields_field(field, build, { scope: { isConnectionType, pgCodec, fieldName } }) {
        if (!isConnectionType || fieldName !== 'nodes' || totalsOf(pgCodec).length === 0) return field
        const view = viewOf(pgCodec as PgCodec, build.input.pgRegistry.pgResources)
        if (!view) return field
        const plan = EXPORTABLE((afterTheOrder, view) => afterTheOrder(view), [plans.afterTheOrder, view])
        return { ...field, plan: plan as never }
      },
    },
  },
}

function nameOfTotals(build: GraphileBuild.Build, codec: PgCodec): string {
  return `${build.inflection.tableType(codec as Parameters<typeof build.inflection.tableType>[0])}Totals`
}

function registerTotals(build: GraphileBuild.Build, codec: PgCodec): void {
  const name = nameOfTotals(build, codec)
  const fields = () =>
    Object.fromEntries(
      totalsOf(codec).map((attribute) => [
        build.inflection.camelCase(attribute),
        {
          type: build.getOutputTypeByName('BigFloat'),
          description: 'Null where no row has a value that is shown.',
          plan: EXPORTABLE((sumOf, attribute) => sumOf(attribute), [plans.sumOf, attribute]) as never,
        },
      ]),
    )
  build.registerObjectType(name, {}, () => ({ description: `Sums of ${codec.name}.`, fields }), name)
}
