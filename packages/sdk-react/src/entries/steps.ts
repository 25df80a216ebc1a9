'use client'

export { StepProcess, type StepProcessProps } from '../features/steps/StepProcess'
export { StepProcessView, type StepPlace, type StepProcessViewProps } from '../features/steps/StepProcessView'
export { StepPanelView, type StepPanelViewProps } from '../features/steps/StepPanelView'
export { DynamicForm, type DynamicFormProps } from '../features/steps/DynamicForm'
export type {
  CustomSteps,
  EmbedPolicy,
  FrameEvent,
  StepActions,
  StepOutcome,
  StepTypeProps,
} from '../features/steps/StepTypeProps'
export { stepsMessages } from '../features/steps/messages'
