import { add, compare } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { costBasis, percentPaid } from './portfolioTotals'
import type { PortfolioFigures, PortfolioRow } from './PortfolioRow'

/** The figures of all investments in an asset. */
export function assetFigures(rows: readonly PortfolioRow[]): PortfolioFigures {
  const of = (figure: keyof PortfolioFigures) => assetFigure(figure, rows)
  return {
    units: of('units') ?? Decimal.zero,
    value: of('value'),
    investment: of('investment'),
    purchasePrice: of('purchasePrice'),
    latestPrice: of('latestPrice'),
    committedCapital: of('committedCapital'),
    paidInCapital: of('paidInCapital'),
    percentPaid: of('percentPaid'),
    deployedCapital: of('deployedCapital'),
    undeployedCapital: of('undeployedCapital'),
    paidOutDividends: Decimal.zero,
  }
}

/** One figure of all investments in an asset that have not failed: their sum, their average purchase price, or the price they agree on. */
export function assetFigure(
  figure: keyof PortfolioFigures,
  all: readonly PortfolioRow[],
): Decimal | undefined {
  const rows = all.filter(({ isFailed }) => !isFailed)
  if (figure === 'purchasePrice') return costBasis(known(rows, figure))
  if (figure === 'latestPrice') return agreed(known(rows, figure))
  if (figure !== 'percentPaid') return sum(rows, figure)
  const [paidIn, committed] = [sum(rows, 'paidInCapital'), sum(rows, 'committedCapital')]
  return committed && paidIn && percentPaid(paidIn, committed)
}

function known(rows: readonly PortfolioRow[], figure: keyof PortfolioFigures): Decimal[] {
  return rows.map((row) => row[figure]).filter((number) => number !== undefined)
}

/** Undefined if no row has the figure: a sum of no known values is not 0. */
function sum(rows: readonly PortfolioRow[], figure: keyof PortfolioFigures): Decimal | undefined {
  const numbers = known(rows, figure)
  return numbers.length > 0 ? numbers.reduce(add) : undefined
}

function agreed(numbers: readonly Decimal[]): Decimal | undefined {
  const [first] = numbers
  return first && numbers.every((number) => compare(number, first) === 0) ? first : undefined
}
