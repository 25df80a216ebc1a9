'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { DynamicForm, type DynamicFormProps } from '../features/steps/DynamicForm'
export type { StepFieldWishes } from '../features/steps/FieldWishesContext'
export { type ProcessPlace, useStepPlace } from '../features/steps/ProcessPlace'
export type { StepHost } from '../features/steps/StepHost'
export { StepPanelView, type StepPanelViewProps } from '../features/steps/StepPanelView'
export { StepProcess, type StepProcessProps } from '../features/steps/StepProcess'
export { type StepPlace, StepProcessView, type StepProcessViewProps } from '../features/steps/StepProcessView'
export type { StepQuestion } from '../features/steps/StepQuestion'
export type {
  StepOutcome,
  StepActions,
  EmbedPolicy,
  FrameEvent,
  CustomSteps,
  StepEnds,
  StepTypeProps,
} from '../features/steps/StepTypeProps'
export { stepsMessages } from '../features/steps/messages'
