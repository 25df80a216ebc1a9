import type { Distribution } from '@capstan/sdk-core/invest'
import { StepProcess, type StepProcessProps } from '../../steps/StepProcess'
import { StepsDone } from '../../steps/StepsDone'
import { Card } from '../../../ui/layout/Card'
import { AfterInvesting } from './AfterInvesting'

export interface InvestmentStepsProps extends Omit<StepProcessProps, 'processId' | 'ends'> {
  /** The investment. */
  distribution: Pick<Distribution, 'id' | 'processId' | 'offering'>
  /** Where an investor continues to from an end. */
  portfolioHref?: string
}

/** The qualification steps of an investment; an investment that asks for none has completed them all. */
export function InvestmentSteps({ distribution, portfolioHref, ...steps }: InvestmentStepsProps) {
  const { id, processId, offering } = distribution
  const ends = {
    supportEmail: offering.supportEmail,
    portfolioHref,
    after: processId && <AfterInvesting distributionId={id} processId={processId} offering={offering} />,
  }

  if (processId) return <StepProcess processId={processId} ends={ends} {...steps} />

  return (
    <Card>
      <StepsDone ends={ends} />
    </Card>
  )
}
