import 'postgraphile'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import type { Plan } from '../plans/Plan.ts'
import { plans } from '../plans/plans.ts'

/** Each field of a mutation is an operation of the audit; a brand is checked before it is published. */
export const operationsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanOperationsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { Self, scope: { fieldName } }) {
        if (Self.name !== 'Mutation' || !field.plan) return field
        const own = field.plan as Plan
        const checked =
          fieldName === 'publishBrand'
            ? EXPORTABLE((checkedBrand, own) => checkedBrand(own), [plans.checkedBrand, own])
            : own
        const plan = EXPORTABLE(
          (nextOperation, checked) => nextOperation(checked),
          [plans.nextOperation, checked],
        )
        return { ...field, plan }
      },
    },
  },
}
