'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  StepForms,
  type StepFormsProps,
  StepFormsView,
  type StepFormsViewProps,
} from '../features/stepForms/StepForms'
export { stepFormsMessages } from '../features/stepForms/messages'
export { prefetchStepForms } from '../features/stepForms/prefetchStepForms'
