import type { ListTable } from './listTables.ts'

/** Chooses at random. */
export interface Chance {
  random: () => number
  upTo: (most: number) => number
  pick: <T>(values: readonly T[]) => T
}

export function chance(random: () => number): Chance {
  const upTo = (most: number) => Math.floor(random() * most)
  return { random, upTo, pick: <T>(values: readonly T[]) => values[upTo(values.length)] as T } // there are some
}

/** A list with a random filter, order and page, as a field of a query; the ids are of rows there may be. */
export function randomList(table: ListTable, ids: readonly string[], chance: Chance): string {
  const { random, upTo, pick } = chance
  const args = [
    random() < 0.75 ? `filter: ${randomFilter(table, ids, chance, 2)}` : '',
    random() < 0.8 ? `orderBy: ${randomOrder(table, chance)}` : '',
    random() < 0.6 ? `first: ${1 + upTo(7)}` : '',
    random() < 0.4 ? `offset: ${upTo(5)}` : '',
  ].filter(Boolean)
  const columns = [...table.fixed, ...Object.keys(table.columns)]
  // Most lists show all that decides them; some do not.
  const shown = random() < 0.85 ? columns : columns.filter((column) => column === 'id' || pick([true, false]))
  const count = random() < 0.85 ? 'totalCount' : ''
  return `${table.list}${args.length > 0 ? `(${args.join(', ')})` : ''} { __typename ${count} nodes { __typename ${shown.join(' ')} } }`
}

function randomOrder({ columns, fixed }: ListTable, { upTo, pick }: Chance): string {
  const names = [...Object.keys(columns), ...fixed].map((column) =>
    column.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase(),
  )
  const one = () =>
    pick(['NATURAL', 'PRIMARY_KEY_ASC', ...names.flatMap((name) => [`${name}_ASC`, `${name}_DESC`])])
  return upTo(3) === 0 ? one() : `[${Array.from({ length: 1 + upTo(2) }, one).join(', ')}]`
}

function randomFilter(table: ListTable, ids: readonly string[], chance: Chance, depth: number): string {
  const { random, upTo } = chance
  const inner = () => randomFilter(table, ids, chance, depth - 1)
  const kind = random()
  if (depth > 0 && kind < 0.1) return `{ or: [${inner()}, ${inner()}] }`
  if (depth > 0 && kind < 0.2) return `{ and: [${inner()}, ${inner()}] }`
  if (depth > 0 && kind < 0.28) return `{ not: ${inner()} }`
  const conditions = new Map(
    Array.from({ length: 1 + upTo(2) }, () => randomCondition(table, ids, chance)).map((each) => [
      each.split(':')[0],
      each,
    ]),
  )
  return `{ ${[...conditions.values()].join(', ')} }`
}

function randomCondition(table: ListTable, ids: readonly string[], { random, upTo, pick }: Chance): string {
  if (random() < 0.06) return pick(table.beyond)
  const [column, values] = pick([...Object.entries(table.columns), ['id', ids] as const])
  const some = values.filter((value) => value !== null)
  const value = () => literal(pick(some))
  const operators = ['equalTo', 'notEqualTo', 'in', 'notIn', 'isNull', ...(isOrdered(column) ? ranges : [])]
  const operator = pick(operators)
  if (operator === 'isNull') return `${column}: { isNull: ${pick([true, false])} }`
  if (operator === 'in' || operator === 'notIn')
    return `${column}: { ${operator}: [${Array.from({ length: upTo(4) }, value).join(', ')}] }`
  return `${column}: { ${operator}: ${value()} }`
}

const ranges = ['lessThan', 'lessThanOrEqualTo', 'greaterThan', 'greaterThanOrEqualTo']

function isOrdered(column: string): boolean {
  return /On$|OfBirth$|amount|Price/.test(column)
}

function literal(value: string | boolean): string {
  return JSON.stringify(value)
}
