import { isFailedInvestment } from '../distributions/underWay'
import { progressText } from '../steps/process/progressText'
import { investmentFigures } from './investmentFigures'
import type { PortfolioDistribution } from './PortfolioRecords'
import type { PortfolioFigures, PortfolioRow } from './PortfolioRow'
import { roundColumns } from './roundColumns'
import { statusWord } from './statusWord'

/** A distribution as a row of the portfolio. */
export function distributionRow(distribution: PortfolioDistribution): PortfolioRow {
  const { id, status, activeStep, activeStepTexts, activeStepStatus, stepPosition, stepCount } = distribution
  const isFailed = isFailedInvestment(distribution)
  const figures = investmentFigures(distribution)
  const { assetId = id, ...columns } = roundColumns(distribution.allocationByAllocationId?.roundByRoundId)
  return {
    ...columns,
    ...(isFailed ? withoutValue(figures) : figures),
    id,
    kind: 'distribution',
    assetId,
    tokenized: false,
    status: isFailed ? 'Failed' : statusWord(status),
    isFailed,
    progress: progressText(distribution),
    nextStep: activeStep ?? undefined,
    nextStepTexts: activeStepTexts ?? undefined,
    stepPosition: stepPosition ?? undefined,
    stepCount: stepCount ?? undefined,
    qualificationsComplete: distribution.qualificationsComplete ?? undefined,
    isProcessing: activeStepStatus === 'processing',
  }
}

/** Keeps the planned units and price of a failed investment, and removes its value and the amount invested. */
function withoutValue({
  units,
  purchasePrice,
  latestPrice,
  paidOutDividends,
}: PortfolioFigures): PortfolioFigures {
  return { units, purchasePrice, latestPrice, paidOutDividends }
}
