import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../grid/GridColumn'
import { writeCsv } from '../grid/csv/writeCsv'
import { purchaserColumns } from './capTable/purchaserColumns'
import { stakeholderColumns } from './capTable/stakeholderColumns'
import { distributionColumns } from './distributions/distributionColumns'
import { holdingColumns } from './holdings/holdingColumns'
import { portfolioColumns } from './portfolio/portfolioColumns'
import { incomingCapitalColumns } from './rounds/incomingCapital'
import { transactionColumns } from './transactions/transactionColumns'

/** The lists with figures that can be exported, by the name of their file. */
const lists = {
  distributions: distributionColumns,
  holdings: holdingColumns,
  incomingCapital: incomingCapitalColumns,
  portfolio: portfolioColumns,
  purchasers: purchaserColumns,
  stakeholders: stakeholderColumns,
  transactions: transactionColumns,
} as Readonly<Record<string, readonly GridColumn<object>[]>>

/** More digits than a double has, and more than any screen shows. */
const digits = '98765432109876.123456789012345678'

const columns = Object.entries(lists).flatMap(([list, all]) =>
  all.flatMap((column) => {
    // A portfolio is sorted and filtered where it is shown, so that its figures have the names of their columns.
    const field = list === 'portfolio' ? column.id : column.field
    return column.kind === 'number' && field ? [{ list, column, field }] : []
  }),
)

/** A figure is a text of digits in every row. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

describe('an export', () => {
  it.each(
    columns.filter(({ column }) => !column.isWhole).map((each) => [each.list, each.field, each] as const),
  )('of %s writes %s to the last place, as the platform answers it', (_list, field, { column }) => {
    // A cap table names its figures by their subject: each gets the same digits.
    const row = new Proxy({}, { get: () => digits })
    const [head, line] = writeCsv([row], [{ header: field, value: (each) => textOf(column.value(each)) }])
      .replace('\uFEFF', '')
      .split('\r\n')

    expect([head, line]).toEqual([field, digits])
  })

  it('has figures in each of these lists', () => {
    expect([...new Set(columns.map(({ list }) => list))]).toEqual(Object.keys(lists))
  })
})
