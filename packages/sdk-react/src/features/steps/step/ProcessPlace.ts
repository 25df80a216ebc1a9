import type { ShortStep } from '@capstan/sdk-core/steps'
import { createContext, useContext, type ReactNode, type RefObject } from 'react'
import type { StepEnds, StepTypeProps } from './StepTypeProps'

/** Where a reader is in a process: what an arrangement of your own shows of it. @public */
export interface ProcessPlace {
  /** The steps, in their order. */
  steps: readonly ShortStep[]
  /** The step to be done now; none when all are done. */
  current: ShortStep | undefined
  /** The step that is looked at; none at the end. */
  step: ShortStep | undefined
  /** The place of the current step, from 1; 0 when all are done. */
  position: number
  /** Looks at another step. */
  select: (stepId: string) => void
}

/** The same with what the parts of a process need to be drawn. */
export interface DrawnProcess extends ProcessPlace {
  /** What the parts are drawn in. */
  root: RefObject<HTMLElement | null>
  headingLevel: 2 | 3
  ends?: StepEnds
  /** Whether the host arranges the parts: no card is around them. */
  isArranged: boolean
  /** What there is to do in the step that is looked at. */
  drawStep: () => ReactNode
  /** Puts the buttons of the step there, instead of below it. */
  putActionsAt: (element: HTMLElement | null) => void
}

/** Carries a process to its parts. */
export const ProcessPlaceContext = createContext<DrawnProcess | undefined>(undefined)

/** Draws what there is to do in a step that can be done now; where it answers undefined, the kit does. */
export type DrawStep = (props: StepTypeProps) => ReactNode

/** Carries it to the step. */
export const DrawStepContext = createContext<DrawStep | undefined>(undefined)

/** The process around a part of it. */
export function useDrawnProcess(): DrawnProcess {
  const process = useContext(ProcessPlaceContext)
  if (!process) throw new Error('A part of StepProcess stands inside a StepProcess.')
  return process
}

/** Where a reader is in the process around: for an arrangement of your own inside `StepProcess`. @public */
export function useStepPlace(): ProcessPlace {
  const { steps, current, step, position, select } = useDrawnProcess()

  return { steps, current, step, position, select }
}
