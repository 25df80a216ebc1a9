'use client'

export { StepProcess, type StepProcessProps } from '../steps/StepProcess'
export { StepProcessView, type StepPlace, type StepProcessViewProps } from '../steps/StepProcessView'
export { StepPanelView, type StepPanelViewProps } from '../steps/StepPanelView'
export { DynamicForm, type DynamicFormProps } from '../steps/DynamicForm'
export type {
  CustomSteps,
  EmbedPolicy,
  FrameEvent,
  StepActions,
  StepOutcome,
  StepTypeProps,
} from '../steps/StepTypeProps'
export { stepsMessages } from '../steps/messages'
