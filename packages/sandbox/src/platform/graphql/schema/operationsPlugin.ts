import 'postgraphile'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import type { Plan } from '../plans/Plan.ts'
import { plans } from '../plans/plans.ts'

/** Each field of a mutation is an operation of the audit. */
export const operationsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanOperationsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { Self }) {
        if (Self.name !== 'Mutation' || !field.plan) return field
        const plan = EXPORTABLE(
          (nextOperation, plan) => nextOperation(plan),
          [plans.nextOperation, field.plan as Plan],
        )
        return { ...field, plan }
      },
    },
  },
}
