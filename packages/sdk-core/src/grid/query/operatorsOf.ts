import type { GridColumn, GridColumnKind } from '../GridColumn'
import type { GridFilter } from './GridFilter'

type Operator = GridFilter['operator']

const always: readonly Operator[] = ['isEmpty', 'isNotEmpty']
const equality: readonly Operator[] = ['equalTo', 'notEqualTo']
const ranges: readonly Operator[] = ['greaterThan', 'greaterThanOrEqualTo', 'lessThan', 'lessThanOrEqualTo']

const operators: Readonly<Record<GridColumnKind, readonly Operator[]>> = {
  text: ['includesInsensitive', 'startsWithInsensitive', ...equality, ...always],
  number: [...equality, ...ranges, ...always],
  date: [...equality, ...ranges, ...always],
  boolean: ['equalTo', ...always],
  set: ['in', ...always],
}

/**
 * The operators with which a column can be filtered, in their order in the menu: those that the platform supports for its
 * type. (GRID-003)
 */
export function operatorsOf({ kind }: Pick<GridColumn<never>, 'kind'>): readonly Operator[] {
  return operators[kind]
}
