import 'postgraphile'
import { type PgCodec, type PgCodecWithAttributes, type PgResource, TYPES } from 'postgraphile/@dataplan/pg'
import { EXPORTABLE } from 'postgraphile/graphile-build'
import type { GraphQLEnumValueConfigMap } from 'postgraphile/graphql'
import { plans } from '../plans/plans.ts'
import type { DefaultOrder, Direction, SortedKind } from '../plans/columnOrder.ts'
import type { Plan } from '../plans/Plan.ts'

/**
 * Orders that are the same on every engine and that a cursor can follow.
 *
 * Text is sorted by its lower-case form in C collation: A to Z become small, and the capitals of other letters depend on the
 * server's locale, which is not used. Nulls are last both ways (`pgOrderByNullsLast`), and PostGraphile orders ties by id.
 */
export const orderPlugin: GraphileConfig.Plugin = {
  name: 'CapstanOrderPlugin',
  version: '1.0.0',
  after: ['PgOrderAllAttributesPlugin'],
  schema: {
    hooks: {
      GraphQLEnumType_values(values, build, { scope }) {
        const codec = scope.isPgRowSortEnum ? (scope.pgCodec as PgCodec | undefined) : undefined
        if (!codec?.attributes) return values
        for (const attributeName of Object.keys(codec.attributes)) {
          for (const direction of ['ASC', 'DESC'] as const) {
            const variant = direction === 'ASC' ? 'asc' : 'desc'
            const name = build.inflection.orderByAttributeEnum({
              codec: codec as PgCodecWithAttributes,
              attributeName,
              variant,
            })
            setOrder(values, name, orderOf(build, codec as PgCodecWithAttributes, attributeName, direction))
          }
        }
        return values
      },
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const resource = scope.pgFieldResource as PgResource | undefined
        const sorted = resource?.extensions?.tags?.sorted
        if (!scope.isPgFieldConnection || !field.plan || !resource || typeof sorted !== 'string') return field
        const orders = sorted.split(',').map((name) => defaultOrder(resource.codec, name))
        const plan = EXPORTABLE(
          (sortedUnlessAsked, plan, orders) => sortedUnlessAsked(plan, orders),
          [plans.sortedUnlessAsked, field.plan as Plan, orders],
        )
        return { ...field, plan }
      },
    },
  },
}

/** One column of the tag `@sorted`, the default order of a list: `-units` is descending. */
function defaultOrder(codec: PgCodec, name: string): DefaultOrder {
  const attribute = name.replace('-', '')
  const kind = kindOf(codec.attributes?.[attribute]?.codec)
  return { attribute, kind, direction: name.startsWith('-') ? 'DESC' : 'ASC' }
}

type Order = ReturnType<typeof plans.sortByColumn>

/** The order by a column. */
function orderOf(
  build: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
  attribute: string,
  direction: Direction,
): Order {
  const kind = kindOf(codec.attributes[attribute]?.codec)
  const isNullable = mayBeNull(build, codec, attribute)
  const isUnique = !isNullable && isUniqueAlone(build, codec, attribute)
  return EXPORTABLE(
    (sortByColumn, attribute, kind, isNullable, isUnique, direction) =>
      sortByColumn(attribute, kind, isNullable, isUnique, direction),
    [plans.sortByColumn, attribute, kind, isNullable, isUnique, direction],
  )
}

function kindOf(codec: PgCodec | undefined): SortedKind {
  if (codec === TYPES.text) return 'text'
  const numbers: unknown[] = [TYPES.int2, TYPES.int, TYPES.float4, TYPES.float]
  return numbers.includes(codec) ? 'number' : 'other'
}

/** True when the column alone is unique: PostGraphile takes the first column of several for unique, too. */
function isUniqueAlone(build: GraphileBuild.Build, codec: PgCodecWithAttributes, attribute: string): boolean {
  const uniques = build.pgTableResource(codec)?.uniques ?? []
  return uniques.some(({ attributes }) => attributes.length === 1 && attributes[0] === attribute)
}

/**
 * True when a column may hold null.
 *
 * PostgreSQL calls each column of a view nullable. A view `full_<table>` shows the columns of its table under their names, so the
 * constraints of a column also hold for the view, and its index serves the order. A column that the view answers to some readers
 * only has the tag `@mayBeNull`.
 */
function mayBeNull(build: GraphileBuild.Build, codec: PgCodecWithAttributes, attribute: string): boolean {
  const shown = codec.extensions?.pg
  const table = Object.values(build.input.pgRegistry.pgCodecs).find(
    ({ extensions }) =>
      extensions?.pg?.schemaName === shown?.schemaName && `full_${extensions?.pg?.name}` === shown?.name,
  )
  if (codec.attributes[attribute]?.extensions?.tags?.mayBeNull) return true
  return ![codec, table].some((each) => each?.attributes?.[attribute]?.notNull)
}

function setOrder(values: GraphQLEnumValueConfigMap, name: string, apply: Order): void {
  const value = values[name]
  if (!value) return
  value.extensions = { ...value.extensions, grafast: { ...value.extensions?.grafast, apply } }
}
