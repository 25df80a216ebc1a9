'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export type { StepHost } from '../features/steps/StepHost'
export { StepPanelView, type StepPanelViewProps } from '../features/steps/StepPanelView'
export { StepProcess, type StepProcessProps } from '../features/steps/StepProcess'
export { type StepPlace, StepProcessView, type StepProcessViewProps } from '../features/steps/StepProcessView'
export { stepsMessages } from '../features/steps/messages'
export { DynamicForm, type DynamicFormProps } from '../features/steps/questions/DynamicForm'
export type { StepFieldOverrides } from '../features/steps/step/FieldOverridesContext'
export { type ProcessPlace, useStepPlace } from '../features/steps/step/ProcessPlace'
export type { StepQuestion } from '../features/steps/step/StepQuestion'
export type {
  StepOutcome,
  StepActions,
  EmbedPolicy,
  FrameEvent,
  CustomSteps,
  StepEnds,
  StepTypeProps,
} from '../features/steps/step/StepTypeProps'
