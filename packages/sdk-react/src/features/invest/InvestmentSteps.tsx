import type { Distribution } from '@capstan/sdk-core/invest'
import { StepProcess, type StepProcessProps } from '../steps/StepProcess'
import { StepsDone } from '../steps/StepsDone'
import { Card } from '../../ui/layout/Card'

export interface InvestmentStepsProps extends Omit<StepProcessProps, 'processId'> {
  /** The investment. */
  distribution: Pick<Distribution, 'processId'>
}

/** The qualification steps of an investment; an investment that asks for none has completed them all. */
export function InvestmentSteps({ distribution: { processId }, ...steps }: InvestmentStepsProps) {
  if (processId) return <StepProcess processId={processId} {...steps} />

  return (
    <Card>
      <StepsDone />
    </Card>
  )
}
