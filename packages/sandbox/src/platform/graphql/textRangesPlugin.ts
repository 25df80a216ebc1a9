import 'postgraphile'
import { TYPES } from 'postgraphile/@dataplan/pg'
import { type SQL, sql } from 'postgraphile/pg-sql2'
import { makeApplyFromOperatorSpec } from 'postgraphile-plugin-connection-filter'

const ranges: Record<string, SQL> = {
  lessThan: sql`<`,
  lessThanOrEqualTo: sql`<=`,
  greaterThan: sql`>`,
  greaterThanOrEqualTo: sql`>=`,
}

/** Ranges of text go by the order in which text is sorted: its lower-case form in C collation, on every engine. */
export const textRangesPlugin: GraphileConfig.Plugin = {
  name: 'CapstanTextRangesPlugin',
  version: '1.0.0',
  after: ['PgConnectionArgFilterOperatorsPlugin'],
  schema: {
    hooks: {
      GraphQLInputObjectType_fields_field(field, build, { Self, scope: { fieldName } }) {
        const operator = ranges[fieldName]
        if (Self.name !== 'StringFilter' || !operator) return field
        const spec = {
          description: field.description ?? '',
          resolve: (identifier: SQL, value: SQL) =>
            sql`lower(${identifier}) collate "C" ${operator} lower(${value})`,
          resolveInputCodec: () => TYPES.text,
        }
        return { ...field, apply: makeApplyFromOperatorSpec(build, Self.name, fieldName, spec, field.type) }
      },
    },
  },
}
