'use client'

// The form of a step as a hook, for a screen of your own.
export { useStepForm, type StepForm, type StepFormField } from '../features/steps/questions/useStepForm'
