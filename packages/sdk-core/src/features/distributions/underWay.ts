import type { Decimal } from '../../money/decimal'
import { sumOfKnown } from '../../money/sumDecimals'
import { isStepStopped } from '../steps/process/progressText'

/** The fields of an investment that decide if it is under way. */
export interface InvestmentState {
  /** drafted, open, closed or deleted. */
  status?: string | null
  /** requested, approved or rejected; `null` before issuance is requested. */
  issuanceStatus?: string | null
  /** The status of the step that waits. */
  activeStepStatus?: string | null
}

/** True when only its seller can continue an investment: a step failed, or its attempts are used up. */
export function isFailedInvestment({ status, activeStepStatus }: InvestmentState): boolean {
  return status === 'open' && isStepStopped(activeStepStatus)
}

/** True when an investment may still become a holding: it is not issued, deleted or failed. */
export function isUnderWay(investment: InvestmentState): boolean {
  const { status, issuanceStatus } = investment
  return status !== 'deleted' && issuanceStatus !== 'approved' && !isFailedInvestment(investment)
}

/**
 * The capital that is under way: the committed capital of the investments that are not issued, deleted or failed. Each counts
 * with its own price, so that a new price of the round does not change it.
 *
 * @figure ENTITY-055
 */
export function underWayCapital(
  investments: readonly (InvestmentState & { committedCapital: string | null })[],
): Decimal {
  const counted = investments.filter(isUnderWay)
  return sumOfKnown(counted.map(({ committedCapital }) => committedCapital))
}
