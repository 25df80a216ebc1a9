import { stepFailure, type Step } from '@capstan/sdk-core/steps'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { failureText } from './failureText'
import { stepsMessages } from './messages'
import { StepWaiting } from './step/StepWaiting'

export interface StepStatusViewProps {
  /** The step. */
  step: Pick<Step, 'status' | 'outputData'>
  /** The reason that the provider's page gave for its failure. It is shown, and not announced again. */
  heard?: string
}

/** Status message of a step, where it has one; an open step shows its content instead. */
export function StepStatusView({ step, heard }: StepStatusViewProps) {
  const messages = useMessages('steps', stepsMessages)
  const why = failureText(stepFailure(step.outputData), messages)

  switch (step.status) {
    case 'processing':
      return <StepWaiting />
    case 'complete':
      return (
        <Alert tone="success" autoHide={false}>
          {messages.complete}
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="danger" isQuiet={heard !== undefined && heard === why}>
          {why ?? messages.failed}
        </Alert>
      )
    case 'retry_limit':
      return <Alert tone="danger">{messages.retry_limit}</Alert>
    case 'restart':
      return <Alert tone="warning">{why ?? messages.restart}</Alert>
    case 'retry':
      return <Alert tone="warning">{why ?? messages.retry}</Alert>
    default:
      return null
  }
}
