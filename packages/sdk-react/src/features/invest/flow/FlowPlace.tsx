import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { FlowStages, type FlowStage } from './FlowStages'

/** Where an investor is in a flow. */
export interface FlowPlace {
  stage: FlowStage
  stages: readonly FlowStage[]
}

/** A flow whose parts the host arranges. */
export interface ArrangedFlow {
  place: FlowPlace | undefined
  onPlace: (place: FlowPlace) => void
  /** Draws the part the investor is in. */
  drawStep: (process: ReactNode) => ReactNode
}

/** Carries it to its parts; none where the kit arranges them. */
export const ArrangedFlowContext = createContext<ArrangedFlow | undefined>(undefined)

/** The parts of an investment around it, and where the investor is. */
export function FlowBar() {
  const place = useContext(ArrangedFlowContext)?.place

  return place ? <FlowStages {...place} /> : null
}

export interface FlowStepProps {
  /** How the parts of the step process are arranged, once it is its turn: `StepProcess.Bar` and so on. */
  children?: ReactNode
}

/** The part of an investment the investor is in: the amount, the account, the qualification steps. */
export function FlowStep({ children }: FlowStepProps): ReactNode {
  return useContext(ArrangedFlowContext)?.drawStep(children) ?? null
}

/** Reports the position of the investor to an arranged flow. True when a part is in such a flow, without the card and its surroundings. */
export function useArranged(stage: FlowStage | undefined, hasAccountStage: boolean): boolean {
  const flow = useContext(ArrangedFlowContext)
  const onPlace = flow?.onPlace
  useLayoutEffect(() => {
    if (stage) onPlace?.({ stage, stages: stagesOf(hasAccountStage) })
  }, [hasAccountStage, onPlace, stage])

  return flow !== undefined
}

/** The parts there are: an account that is set up needs no setting up. */
export function stagesOf(hasAccountStage: boolean): FlowStage[] {
  return hasAccountStage ? ['amount', 'account', 'steps'] : ['amount', 'steps']
}
