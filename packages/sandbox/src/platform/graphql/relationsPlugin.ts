import 'postgraphile'
import { PgSelectSingleStep } from 'postgraphile/@dataplan/pg'
import type { FieldArgs, FieldInfo, Step } from 'postgraphile/grafast'

type Plan = (parent: Step, args: FieldArgs, info: FieldInfo) => Step

/**
 * What the rows of a list point to is asked for once the page is known.
 *
 * Joined to the list, as PostGraphile does by itself, it would be looked up for every row that is sorted, and not only
 * for the fifty that are shown. What a single row points to is joined.
 */
export const relationsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanRelationsPlugin',
  version: '1.0.0',
  after: ['PgRelationsPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        if (!scope.isPgSingleRelationField || !field.plan) return field
        return { ...field, plan: afterThePage(field.plan as Plan) }
      },
    },
  },
}

function afterThePage(plan: Plan): Plan {
  return ($parent, args, info) => {
    const $row = plan($parent, args, info)
    if ($row instanceof PgSelectSingleStep && isOfList($parent)) $row.getClassStep().setInliningForbidden()
    return $row
  }
}

function isOfList($row: Step): boolean {
  return $row instanceof PgSelectSingleStep && !$row.getClassStep().unique()
}
