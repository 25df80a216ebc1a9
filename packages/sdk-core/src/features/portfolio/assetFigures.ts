import { add } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { costBasis } from './costBasis'
import { percentPaid } from './percentPaid'
import type { PortfolioFigures, PortfolioRow } from './PortfolioRow'

/** The figures of all investments in an asset that have not failed: sums, the average purchase price, and the price they agree on. */
export function assetFigures(all: readonly PortfolioRow[]): PortfolioFigures {
  const rows = all.filter(({ isFailed }) => !isFailed)
  const committed = sum(rows, 'committedCapital')
  const paidIn = sum(rows, 'paidInCapital')
  return {
    units: sum(rows, 'units') ?? Decimal.zero,
    value: sum(rows, 'value'),
    investment: sum(rows, 'investment'),
    purchasePrice: costBasis(known(rows, 'purchasePrice')),
    latestPrice: agreed(known(rows, 'latestPrice')),
    committedCapital: committed,
    paidInCapital: paidIn,
    percentPaid: committed && paidIn && percentPaid(paidIn, committed),
    deployedCapital: sum(rows, 'deployedCapital'),
    undeployedCapital: sum(rows, 'undeployedCapital'),
    paidOutDividends: Decimal.zero,
  }
}

function known(rows: readonly PortfolioRow[], figure: keyof PortfolioFigures): Decimal[] {
  return rows.map((row) => row[figure]).filter((number) => number !== undefined)
}

/** Nothing where no row has the figure: a sum of nothing known is not 0. */
function sum(rows: readonly PortfolioRow[], figure: keyof PortfolioFigures): Decimal | undefined {
  const numbers = known(rows, figure)
  return numbers.length > 0 ? numbers.reduce(add) : undefined
}

function agreed(numbers: readonly Decimal[]): Decimal | undefined {
  const [first] = numbers
  return numbers.every((number) => number.toString() === first?.toString()) ? first : undefined
}
