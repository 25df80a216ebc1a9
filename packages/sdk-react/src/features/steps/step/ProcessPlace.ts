import type { ShortStep } from '@capstan/sdk-core/steps'
import { createContext, useContext, type ReactNode, type RefObject } from 'react'
import type { StepEnds, StepTypeProps } from './StepTypeProps'

/** State of a process for a custom arrangement: its steps and the selected one. @public */
export interface ProcessPlace {
  /** The steps, in their order. */
  steps: readonly ShortStep[]
  /** The current step; undefined when all are done. */
  current: ShortStep | undefined
  /** The selected step; undefined at the end. */
  step: ShortStep | undefined
  /** The position of the current step, from 1; 0 when all are done. */
  position: number
  /** Looks at another step. */
  select: (stepId: string) => void
}

/** State of a process, with the values that its parts need to render. */
export interface DrawnProcess extends ProcessPlace {
  /** Ref of the element that contains the parts. */
  root: RefObject<HTMLElement | null>
  headingLevel: 2 | 3
  ends?: StepEnds
  /** True when the host arranges the parts, which then have no card around them. */
  isArranged: boolean
  /** Renders the content of the selected step. */
  drawStep: () => ReactNode
  /** Renders the buttons of the step in the element, instead of below the step. */
  putActionsAt: (element: HTMLElement | null) => void
}

/** Carries a process to its parts. */
export const ProcessPlaceContext = createContext<DrawnProcess | undefined>(undefined)

/** Renders a step that can be done now; when it returns undefined, the kit renders the step. */
export type DrawStep = (props: StepTypeProps) => ReactNode

/** Carries it to the step. */
export const DrawStepContext = createContext<DrawStep | undefined>(undefined)

/** The process around a part of it. */
export function useDrawnProcess(): DrawnProcess {
  const process = useContext(ProcessPlaceContext)
  if (!process) throw new Error('A part of StepProcess stands inside a StepProcess.')
  return process
}

/** Returns the state of the surrounding process, for a custom arrangement inside `StepProcess`. @public */
export function useStepPlace(): ProcessPlace {
  const { steps, current, step, position, select } = useDrawnProcess()

  return { steps, current, step, position, select }
}
