import 'postgraphile'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import type { Plan } from '../plans/Plan.ts'
import { plans } from '../plans/plans.ts'

/** Reads the records that the rows of a list reference only after the page is known. */
export const relationsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanRelationsPlugin',
  version: '1.0.0',
  after: ['PgRelationsPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        if (!scope.isPgSingleRelationField || !field.plan) return field
        const plan = EXPORTABLE(
          (afterThePage, plan) => afterThePage(plan),
          [plans.afterThePage, field.plan as Plan],
        )
        return { ...field, plan }
      },
    },
  },
}
