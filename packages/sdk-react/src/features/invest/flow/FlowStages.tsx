import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { StepBar } from '../../../ui/navigation/StepBar'
import { investMessages } from '../messages'

/** The parts of an investment in an embed. */
export type FlowStage = 'amount' | 'account' | 'steps'

export interface FlowStagesProps {
  /** The part the investor is in. */
  stage: FlowStage
  /** The parts there are: an account that is set up needs no setting up. */
  stages: readonly FlowStage[]
}

/** Where an investor is on the way from the amount to the last qualification step. */
export function FlowStages({ stage, stages }: FlowStagesProps) {
  const messages = useMessages('invest', investMessages)
  const titles = { amount: messages.stageAmount, account: messages.stageAccount, steps: messages.stageSteps }
  const at = stages.indexOf(stage)
  const status = (index: number) => (index < at ? 'complete' : index === at ? 'in_progress' : 'not_started')

  return (
    <StepBar
      aria-label={messages.stages}
      current={stage}
      steps={stages.map((id, index) => ({ id, title: titles[id], status: status(index) }))}
    />
  )
}

/** Which part of how many. */
export function FlowPosition({ stage, stages }: FlowStagesProps) {
  const messages = useMessages('invest', investMessages)

  return (
    <span>{fillIn(messages.stageOf, { position: stages.indexOf(stage) + 1, total: stages.length })}</span>
  )
}
