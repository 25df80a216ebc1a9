import { DrawStepContext, useDrawnProcess, type DrawStep } from './step/ProcessPlace'
import { StepsDone } from './StepsDone'
import { StepSection } from './StepSection'

export interface CurrentStepProps {
  /** Replaces the rendering of a step that can be done now. Its props can send the step. */
  children?: DrawStep
}

/** The selected step with its heading; at the end, the message that all are done. */
export function CurrentStep({ children }: CurrentStepProps) {
  const { step, headingLevel, ends, isArranged, drawStep } = useDrawnProcess()

  if (!step) return <StepsDone ends={ends} isBare={isArranged} />
  return (
    <DrawStepContext.Provider value={children}>
      <StepSection step={step} headingLevel={headingLevel === 2 ? 3 : 4} isBare={isArranged}>
        {drawStep()}
      </StepSection>
    </DrawStepContext.Provider>
  )
}
