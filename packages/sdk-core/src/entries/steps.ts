export { accreditationCredential, type AccreditationCredential } from '../steps/accreditationCredential'
export type { CheckedForm } from '../steps/checkDynamicForm'
export { completeStep, type CompleteStepInput } from '../steps/completeStep'
export { byOrder, currentStep } from '../steps/currentStep'
export { currentStepId, type ProcessOutline } from '../steps/currentStepId'
export {
  dynamicForm,
  type DynamicForm,
  type DynamicFormOptions,
  type DynamicValues,
  type StepBlob,
} from '../steps/dynamicForm'
export type { DynamicSchema } from '../steps/dynamicSchema'
export { isFollowed } from '../steps/isFollowed'
export type { ProcessQuery, StepQuery } from '../steps/operations.generated'
export { overallStatus } from '../steps/overallStatus'
export { processQuery, type Process, type ProcessStep } from '../steps/processQuery'
export { progressText, progressTexts, type ProgressInput, type ProgressKey } from '../steps/progressText'
export type { StepDetails } from '../steps/readStep'
export type { DynamicField } from '../steps/readStepFields'
export { signingLink } from '../steps/signingLink'
export type { RenderAttributes, ShortStep, Step, StepStatus, StepType } from '../steps/Step'
export { stepError } from '../steps/stepError'
export { stepMessageKey, type StepMessageKey } from '../steps/stepMessageKey'
export { stepQuery } from '../steps/stepQuery'
export type { StepDisclosure, StepField, StepOption, StepSchema } from '../steps/StepSchema'
export { stepState, type StepState } from '../steps/stepState'
export { startStepView, stepView, type StepFacts, type StepView, type StepViewEvent } from '../steps/stepView'
