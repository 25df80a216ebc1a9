import type { GridColumn } from '../../src/grid/GridColumn.ts'
import type { GridFilter } from '../../src/grid/query/GridFilter.ts'
import type { GridSort } from '../../src/grid/query/GridSort.ts'
import type { Random } from '../aRandom.ts'
import { aText } from './holdings.ts'

const { operatorsOf } = await import('../../src/grid/query/operatorsOf.ts')

/** The filters, sorts and search of a random grid request. */
export interface Wishes {
  filters: GridFilter[]
  sorts: GridSort[]
  search: string
}

/** Filters, a search and sorts at random, mostly of what stands in some row. */
export function randomGridRequest<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  random: Random,
): Wishes {
  const sorted = new Set(Array.from({ length: random.upTo(4) }, () => random.pick(columns).id))
  return {
    filters: Array.from({ length: random.upTo(3) }, () => randomFilter(random.pick(columns), rows, random)),
    sorts: [...sorted].map((column) => ({
      column,
      direction: random.pick(['ascending', 'descending'] as const),
    })),
    search: random.happens(0.2)
      ? partOf(random.happens(0.3) ? aText(random, 2) : someText(columns, rows, random), random)
      : '',
  }
}

function randomFilter<Row>(column: GridColumn<Row>, rows: readonly Row[], random: Random): GridFilter {
  const operator = random.pick(operatorsOf(column))
  const { id } = column
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return { column: id, operator }
  const value = () => valueFor(column, rows, random)
  if (operator === 'in') return { column: id, operator, values: [value(), value()] }
  const isPart = operator === 'includesInsensitive' || operator === 'startsWithInsensitive'
  return { column: id, operator, value: isPart ? otherCase(partOf(value(), random), random) : value() }
}

function valueFor<Row>(column: GridColumn<Row>, rows: readonly Row[], random: Random): string {
  if (column.kind === 'boolean') return random.pick(['true', 'false'])
  const found = column.value(random.pick(rows))
  if (column.kind === 'number' && random.happens(0.2))
    return random.pick(['-1', '2.5', '0', '99999999999', 'many'])
  if (column.kind === 'text' && random.happens(0.2)) return aText(random, 2)
  return typeof found === 'string' ? found : column.kind === 'number' ? '1.50' : '2000-02-29'
}

function someText<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[], random: Random): string {
  const texts = columns.filter(({ kind }) => kind === 'text')
  return String(random.pick(texts).value(random.pick(rows)) ?? '')
}

function partOf(text: string, random: Random): string {
  const signs = [...text]
  const from = random.upTo(signs.length + 1)
  return signs.slice(random.happens(0.5) ? 0 : from, from + 1 + random.upTo(3)).join('')
}

/** ASCII letters have their other form wherever a database stands. */
function otherCase(text: string, random: Random): string {
  return random.happens(0.5) ? text.replace(/[a-z]/g, (letter) => letter.toUpperCase()) : text
}
