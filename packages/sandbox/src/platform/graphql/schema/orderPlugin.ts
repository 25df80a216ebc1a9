import 'postgraphile'
import { type PgCodec, TYPES } from 'postgraphile/@dataplan/pg'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import type { GraphQLEnumValueConfigMap } from 'postgraphile/graphql'
import { plans } from '../plans/plans.ts'

/**
 * Text is sorted by its lower-case form in C collation, the same on every engine: A to Z become small, and what other
 * letters are called in capitals is a question of the server's locale, which is not asked.
 *
 * Nulls are last both ways (`pgOrderByNullsLast`) and ties go by id, which PostGraphile adds by itself.
 */
export const orderPlugin: GraphileConfig.Plugin = {
  name: 'CapstanOrderPlugin',
  version: '1.0.0',
  after: ['PgOrderAllAttributesPlugin'],
  schema: {
    hooks: {
      GraphQLEnumType_values(values, build, { scope }) {
        const codec = scope.isPgRowSortEnum ? (scope.pgCodec as PgCodec | undefined) : undefined
        const texts = Object.entries(codec?.attributes ?? {}).filter(([, { codec }]) => codec === TYPES.text)
        for (const [attribute] of texts) {
          for (const direction of ['ASC', 'DESC'] as const) {
            const variant = direction === 'ASC' ? 'asc' : 'desc'
            const name = build.inflection.orderByAttributeEnum({
              codec: codec as Parameters<typeof build.inflection.orderByAttributeEnum>[0]['codec'],
              attributeName: attribute,
              variant,
            })
            sortAsText(values, name, attribute, direction)
          }
        }
        return values
      },
    },
  },
}

type Direction = 'ASC' | 'DESC'

function sortAsText(
  values: GraphQLEnumValueConfigMap,
  name: string,
  attribute: string,
  direction: Direction,
): void {
  const value = values[name]
  if (!value) return
  const apply = EXPORTABLE(
    (sortByText, attribute, direction) => sortByText(attribute, direction),
    [plans.sortByText, attribute, direction],
  )
  value.extensions = { ...value.extensions, grafast: { ...value.extensions?.grafast, apply } }
}
