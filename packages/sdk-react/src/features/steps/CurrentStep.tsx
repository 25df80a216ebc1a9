import { DrawStepContext, useDrawnProcess, type DrawStep } from './step/ProcessPlace'
import { StepsDone } from './StepsDone'
import { StepSection } from './StepSection'

export interface CurrentStepProps {
  /** Draws the step in the place of the kit's own, where it can be done now: what it is given can send it. */
  children?: DrawStep
}

/** The step that is looked at, with its heading; at the end, that all are done. */
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
