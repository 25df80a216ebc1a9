import { decimal } from '../../money/decimal'
import { isStepStopped } from '../steps/process/progressText'
import type { OpenInvestment } from './OpenInvestment'
import type { OpenInvestmentFieldsFragment } from './operations.generated'

/** An open investment from its record. */
export function readOpenInvestment(answer: OpenInvestmentFieldsFragment): OpenInvestment {
  return {
    id: answer.id,
    units: decimal(answer.amount),
    price: answer.figures?.pricePaid ?? '0',
    createdOn: answer.createdOn,
    nextStep: answer.activeStep,
    nextStepTexts: answer.activeStepTexts,
    stepPosition: answer.stepPosition,
    stepCount: answer.stepCount,
    isStopped: isStepStopped(answer.activeStepStatus),
    mayChange: answer.mayChange ?? false,
    mayWithdraw: answer.mayWithdraw ?? false,
  }
}
