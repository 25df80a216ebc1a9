import 'postgraphile'
import { lambda, type ConnectionStep, type FieldArgs, type FieldInfo, type Step } from 'postgraphile/grafast'
import { ownRows, rowCap } from './rowCap.ts'

type Plan = (parent: Step, args: FieldArgs, info: FieldInfo) => Step

/** No list answers more than its cap, whatever `first` says and wherever it comes from. */
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
        return { ...field, plan: capped(field.plan as Plan, Self.name === 'Query' ? rowCap : ownRows) }
      },
    },
  },
}

function capped(plan: Plan, unasked: number): Plan {
  return (parent, args, info) => {
    const $connection = plan(parent, args, info) as ConnectionStep<never, never, never, never>
    if (!info.field.args.some(({ name }) => name === 'first')) return $connection
    const $first = args.getRaw('first')
    const $last = args.getRaw('last')
    $connection.setFirst(lambda([$first, $last], ([first, last]) => firstRows(first, last, unasked), true))
    if (!isMissing($last)) $connection.setLast(lambda($last, lastRows, true))
    return $connection
  }
}

function isMissing($value: Step): boolean {
  return 'isUndefined' in $value && typeof $value.isUndefined === 'function' && $value.isUndefined() === true
}

function firstRows(first: unknown, last: unknown, unasked: number): number | null {
  if (typeof first === 'number') return between(first)
  return typeof last === 'number' ? null : unasked
}

function lastRows(last: unknown): number | null {
  return typeof last === 'number' ? between(last) : null
}

function between(rows: number): number {
  return Math.max(0, Math.min(rows, rowCap))
}
