import type { Integration } from '@capstan/sdk-core/integrations'
import { byOrder, currentStep, processQuery, type ProcessStep } from '@capstan/sdk-core/steps'
import { useRef } from 'react'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Dialog } from '../../ui/overlays/Dialog'
import { StepSection } from '../steps/StepSection'
import { useOnComplete } from '../steps/useOnComplete'
import { useStepFocus } from '../steps/useStepFocus'
import { integrationsMessages } from './messages'
import { Requirement } from './Requirement'

export interface IntegrationSetupProps {
  integration: Integration
  /** The process that sets it up. */
  processId: string
  onClose: () => void
}

/** The steps that set an integration up, one at a time. It closes once the last one is complete. */
export function IntegrationSetup({ integration: { type }, processId, onClose }: IntegrationSetupProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const process = useCapstanQuery(processQuery(useCapstan(), processId))
  const name = (messages.types as Readonly<Record<string, string>>)[type] ?? type
  const steps = process.status === 'ready' ? process.data.shortSteps : undefined
  useOnComplete(steps, onClose)

  return (
    <Dialog
      isOpen
      title={fillIn(messages.setUpNamed, { name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {process.status === 'loading' && <Loading visible={process.visible} />}
      {process.status === 'error' && <ErrorNotice error={process.error} onRetry={process.retry} />}
      {steps && <StepToDo processId={processId} steps={byOrder(steps)} />}
    </Dialog>
  )
}

interface StepToDoProps {
  processId: string
  steps: readonly ProcessStep[]
}

function StepToDo({ processId, steps }: StepToDoProps) {
  const root = useRef<HTMLDivElement>(null)
  const step = currentStep(steps)
  useStepFocus(root, step?.id ?? 'done')

  return (
    <div ref={root}>
      {step && (
        <StepSection step={step} headingLevel={3}>
          <Requirement key={step.id} processId={processId} step={step} shortSteps={steps} />
        </StepSection>
      )}
    </div>
  )
}
