import { Decimal } from '../../money/decimal'
import { currentStep } from '../steps/currentStep'
import { progressText } from '../steps/progressText'
import type { ShortStep } from '../steps/Step'
import { investmentFigures } from './investmentFigures'
import type { PortfolioDistribution } from './PortfolioRecords'
import type { PortfolioRow } from './PortfolioRow'
import { amount, roundColumns } from './roundColumns'
import { statusWord } from './statusWord'

/** A distribution as a row of the portfolio. */
export function distributionRow(distribution: PortfolioDistribution): PortfolioRow {
  const round = distribution.allocationByAllocationId?.roundByRoundId
  const { columns, fund, latestPrice } = roundColumns(round)
  const shortSteps = stepsOf(distribution)
  const figures = investmentFigures({
    units: amount(distribution.amount) ?? Decimal.zero,
    price: purchasePrice(distribution) ?? amount(round?.price),
    latestPrice,
    paidIn: amount(distribution.paidInCapital ?? '0'),
    fund,
  })
  return {
    ...columns,
    ...figures,
    id: distribution.id,
    kind: 'distribution',
    tokenized: false,
    status: statusWord(distribution.status),
    progress: progressText({ shortSteps, qualificationsComplete: distribution.qualificationsComplete }),
    nextStep: shortSteps && titleOf(currentStep(shortSteps)),
  }
}

/** The price of its own an investment was agreed at; the round's stands for the others. */
function purchasePrice(distribution: PortfolioDistribution): Decimal | undefined {
  const prices = distribution.distributionPricesByDistributionId?.nodes ?? []
  return amount(prices.find((price) => price?.isPurchase)?.price)
}

function stepsOf(distribution: PortfolioDistribution): ShortStep[] | undefined {
  const nodes = distribution.processByProcessId?.shortSteps?.nodes
  return nodes?.filter((step) => step !== null && step !== undefined)
}

function titleOf(step: ShortStep | undefined): string | undefined {
  return step?.renderAttributes?.progressBarTitle ?? step?.renderAttributes?.title ?? undefined
}
