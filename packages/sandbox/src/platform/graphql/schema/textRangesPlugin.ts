import 'postgraphile'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import { makeApplyFromOperatorSpec } from 'postgraphile-plugin-connection-filter'
import { plans } from '../plans/plans.ts'
import { textRanges } from './textRanges.ts'

/** Ranges of text go by the order in which text is sorted: its lower-case form in C collation, on every engine. */
export const textRangesPlugin: GraphileConfig.Plugin = {
  name: 'CapstanTextRangesPlugin',
  version: '1.0.0',
  after: ['PgConnectionArgFilterOperatorsPlugin'],
  schema: {
    hooks: {
      GraphQLInputObjectType_fields_field(field, build, { Self, scope: { fieldName } }) {
        const range = textRanges.find((range) => range === fieldName)
        if (Self.name !== 'StringFilter' || !range) return field
        const spec = {
          description: field.description ?? '',
          resolve: EXPORTABLE((compareText, range) => compareText(range), [plans.compareText, range]),
          resolveInputCodec: plans.textCodec,
        }
        return { ...field, apply: makeApplyFromOperatorSpec(build, Self.name, fieldName, spec, field.type) }
      },
    },
  },
}
