import 'postgraphile'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import type { Plan } from '../plans/Plan.ts'
import { plans } from '../plans/plans.ts'
import { ownRows, rowCap } from './rowCap.ts'

/** Limits every list to its cap, for any `first`, from a literal or a variable. */
export const rowCapPlugin: GraphileConfig.Plugin = {
  name: 'CapstanRowCapPlugin',
  version: '1.0.0',
  after: ['PgFirstLastBeforeAfterArgsPlugin'],
  schema: {
    hooks: {
      // The field sets both from the capped values below; once set, they cannot be set again.
      GraphQLObjectType_fields_field_args_arg(arg, _build, { scope }) {
        const isLimit = scope.isPgFieldConnection && (scope.argName === 'first' || scope.argName === 'last')
        return isLimit ? { ...arg, applyPlan: undefined } : arg
      },
      GraphQLObjectType_fields_field(field, _build, { scope, Self }) {
        if (!scope.isPgFieldConnection || !field.plan) return field
        const unasked = Self.name === 'Query' ? rowCap : ownRows
        const plan = EXPORTABLE(
          (capped, plan, unasked) => capped(plan, unasked),
          [plans.capped, field.plan as Plan, unasked],
        )
        return { ...field, plan }
      },
    },
  },
}
