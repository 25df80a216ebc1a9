import type { Integration } from '@capstan/sdk-core/integrations'
import {
  byOrder,
  completeStep,
  currentStep,
  isFollowed,
  processQuery,
  type ProcessStep,
  type Step,
  type StepDetails,
  stepQuery,
} from '@capstan/sdk-core/steps'
import { type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { refusalOf } from '../../forms/sending/refusalOf'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { LanguageContext } from '../../language/LanguageContext'
import { useFieldMessages } from '../../language/useFieldMessages'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Dialog } from '../../ui/overlays/Dialog'
import { useUiMessages } from '../../ui/uiMessages'
import type { StepActions, StepOutcome } from '../steps/step/StepTypeProps'
import { StepPanelView } from '../steps/StepPanelView'
import { StepSection } from '../steps/StepSection'
import { useOnComplete } from '../steps/useOnComplete'
import { useStepActions } from '../steps/useStepActions'
import { useStepFocus } from '../steps/useStepFocus'
import { integrationsMessages } from './messages'

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

interface RequirementProps {
  /** The process that sets an integration up. */
  processId: string
  /** The present step. */
  step: ProcessStep
  /** All steps of the process. */
  shortSteps: readonly ProcessStep[]
}

/**
 * The present requirement of an integration: its form or button, and the message of the platform after a refusal. (INTEG-012,
 * INTEG-013)
 */
function Requirement({ step: { id, status }, ...place }: RequirementProps) {
  const step = useCapstanQuery(stepQuery(useCapstan(), id), { isFollowed: isFollowed(status) })

  switch (step.status) {
    case 'loading':
      return <Loading visible={step.visible} />
    case 'error':
      return <ErrorNotice error={step.error} onRetry={step.retry} />
    case 'ready':
      return (
        <InvalidInput>
          <LoadedRequirement {...place} step={step.data} />
        </InvalidInput>
      )
  }
}

interface LoadedRequirementProps extends Omit<RequirementProps, 'step'> {
  step: StepDetails
}

function LoadedRequirement({ processId, step, shortSteps }: LoadedRequirementProps) {
  const { actions, refusal } = useRequirementActions(step, processId)

  return (
    <>
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      <StepPanelView step={step} shortSteps={shortSteps} actions={actions} onSelect={() => undefined} />
    </>
  )
}

interface InvalidInputProps {
  children: ReactNode
}

/** Any wrong answer to a requirement has the same text. (INTEG-012) */
function InvalidInput({ children }: InvalidInputProps) {
  const language = useContext(LanguageContext)
  const fields = useFieldMessages()
  const value = useMemo(() => {
    const invalid = fields.default?.invalid
    const alike = Object.entries(fields).map(([kind, texts]) => [kind, { ...texts, invalid }] as const)
    return { ...language, messages: { ...language.messages, fields: Object.fromEntries(alike) } }
  }, [language, fields])

  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}

/** Returns the actions of a requirement, and the first message of the platform after a refusal. */
function useRequirementActions(step: Pick<Step, 'id' | 'type'>, processId: string) {
  const capstan = useCapstan()
  const { errorText } = useUiMessages()
  const usual = useStepActions(step, processId)
  const intentKey = useIntentKey()
  const [refusal, setRefusal] = useState<string>()

  const complete = async (blob: unknown): Promise<StepOutcome> => {
    const { id } = step
    setRefusal(undefined)
    try {
      await completeStep(capstan, { stepId: id, blob }, { idempotencyKey: intentKey.of({ id, blob }) })
      return { status: 'sent' }
    } catch (error) {
      const { fields = {}, text, isUncertain } = refusalOf(error) ?? {}
      if (!isUncertain) intentKey.forget()
      if (Object.keys(fields).length > 0) return { status: 'invalid', fields }
      setRefusal(text ?? errorText)
      return { status: 'failed' }
    }
  }

  const actions: StepActions = { ...usual, complete }
  return { actions, refusal }
}
