import { describe, expect, it } from 'vitest'
import { createGridEngine } from '../../grid/engine/createGridEngine'
import type { GridGroupItem } from '../../grid/engine/GridView'
import { portfolioColumns } from './portfolioColumns'
import type { PortfolioRow } from './PortfolioRow'
import { portfolioRows } from './portfolioRows'
import { aPortfolioDistribution, aPortfolioHolding } from './testing'

const engine = () => createGridEngine({ columns: portfolioColumns, idOf: ({ id }: PortfolioRow) => id })
const holding = aPortfolioHolding({ isTokenized: true })
const distribution = aPortfolioDistribution()

describe('portfolioColumns', () => {
  it('show nine columns at first, and have the others at hand', () => {
    const [shown, others] = [false, true].map((isHidden) =>
      portfolioColumns.filter((column) => (column.isHidden ?? false) === isHidden).map(({ id }) => id),
    )

    expect(shown).toEqual([
      ...['asset', 'issuer', 'round', 'tokenized', 'status'],
      ...['units', 'value', 'investment', 'purchasePrice'],
    ])
    // proves ENTITY-055, PORT-007
    expect(others).toEqual([
      ...['progress', 'nextStep', 'type', 'category', 'latestPrice', 'committedCapital', 'paidInCapital'],
      ...['percentPaid', 'deployedCapital', 'undeployedCapital', 'paidOutDividends', 'coupon', 'term'],
    ])
  })

  it('have the same figures as the asset itself', () => {
    const [asset] = portfolioRows({ holdings: [holding], distributions: [distribution] })
    const group = groupOf(asset?.rows ?? [])

    for (const id of figures) expect(group.valueOf(id), id).toBe(asset?.[id]?.toString() ?? null)
    expect(['asset', 'status', 'tokenized'].map((id) => group.valueOf(id))).toEqual([
      'Halden Biologics',
      undefined,
      undefined,
    ])
    // (12.50 + 12.50) / 2
    // proves PORT-022, PORT-023, PORT-027
    expect(group.valueOf('purchasePrice')).toBe('12.5')
  })

  it('count an investment that failed in no sum, and show its units', () => {
    const failed = aPortfolioDistribution({ activeStepStatus: 'failed' })
    const rows = portfolioRows({ holdings: [holding], distributions: [failed] })[0]?.rows ?? []
    const grid = engine()
    grid.view({ rows })

    expect(portfolioColumns.find(({ id }) => id === 'units')?.value(rows[1] as PortfolioRow)).toBe('2000')
    expect(['units', 'value', 'investment'].map(grid.total)).toEqual(['1200', '16800', '15000'])
    grid.view({ rows: rows.map((row) => ({ ...row })) })
    expect(grid.total('units')).toBe('1200')
  })

  it('distinguish two assets of one name', () => {
    const [asset] = portfolioRows({ holdings: [holding], distributions: [] })
    const rows = (asset?.rows ?? []).flatMap((row) => [row, { ...row, id: 'other', assetId: 'another' }])

    expect(engine().view({ rows, groupBy: 'asset' }).count).toBe(2)
  })
})

const figures = [
  ...(['units', 'value', 'investment', 'purchasePrice', 'latestPrice', 'committedCapital'] as const),
  ...(['paidInCapital', 'percentPaid', 'deployedCapital', 'paidOutDividends'] as const),
]

function groupOf(rows: readonly PortfolioRow[]): GridGroupItem {
  const [item] = [engine().view({ rows, groupBy: 'asset' }).itemAt(0)]
  if (item?.kind !== 'group') throw new Error('There is no group.')
  return item
}
