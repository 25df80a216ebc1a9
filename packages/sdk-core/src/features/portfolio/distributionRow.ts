import { progressText } from '../steps/progressText'
import { investmentFigures } from './investmentFigures'
import type { PortfolioDistribution } from './PortfolioRecords'
import type { PortfolioRow } from './PortfolioRow'
import { roundColumns } from './roundColumns'
import { statusWord } from './statusWord'

/** A distribution as a row of the portfolio. */
export function distributionRow(distribution: PortfolioDistribution): PortfolioRow {
  return {
    ...roundColumns(distribution.allocationByAllocationId?.roundByRoundId),
    ...investmentFigures(distribution),
    id: distribution.id,
    kind: 'distribution',
    tokenized: false,
    status: statusWord(distribution.status),
    progress: progressText(distribution),
    nextStep: distribution.activeStep ?? undefined,
  }
}
