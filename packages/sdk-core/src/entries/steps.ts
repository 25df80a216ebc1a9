// Processes, the state machine of a step, and dynamic forms.

export {
  accreditationCredential,
  type AccreditationCredential,
} from '../features/steps/answers/accreditationCredential'
export {
  authorLanguage,
  authorWords,
  type AuthorLanguage,
  type AuthorWords,
} from '../features/steps/answers/authorWords'
export type { CheckedDynamicForm } from '../features/steps/answers/checkDynamicForm'
export { completeStep, stepSubject, type CompleteStepInput } from '../features/steps/completeStep'
export {
  byOrder,
  currentStep,
  currentStepId,
  type ProcessOutline,
} from '../features/steps/process/currentStep'
export {
  dynamicForm,
  sentDecimals,
  type CheckableForm,
  type DynamicFormOptions,
  type DynamicValues,
  type StepBlob,
} from '../features/steps/answers/dynamicForm'
export type { FieldOverride, FieldOverrides } from '../features/steps/answers/FieldOverride'
export { isFollowed } from '../features/steps/process/isFollowed'
export type { ProcessQuery, StepQuery } from '../features/steps/operations.generated'
export { openAnswers, type AnswersToOpen } from '../features/steps/answers/openAnswers'
export { overallStatus } from '../features/steps/process/overallStatus'
export { processQuery, type Process, type ProcessStep } from '../features/steps/process/processQuery'
export { processRules } from '../features/steps/process/processRules'
export type { StepDetails } from '../features/steps/readStep'
export type { DynamicField } from '../features/steps/answers/readStepFields'
export { canSealAnswers, sealAnswers } from '../features/steps/answers/sealAnswers'
export { signingLink } from '../features/steps/signingLink'
export type {
  RenderAttributes,
  ShortStep,
  Step,
  StepStatus,
  StepTexts,
  StepType,
} from '../features/steps/Step'
export { stepDraft } from '../features/steps/stepDraft'
export { stepError } from '../features/steps/stepError'
export { stepFailure, type StepFailure, type StepFailureCode } from '../features/steps/stepFailure'
export { stepRules } from '../features/steps/stepRules'
export { stepMessageKey, type StepMessageKey } from '../features/steps/stepName'
export { stepQuery } from '../features/steps/stepQuery'
export type {
  StepDisclosure,
  StepFact,
  StepField,
  StepFieldTexts,
  StepOption,
  StepSchema,
} from '../features/steps/StepSchema'
export { stepState, type StepState } from '../features/steps/stepState'
export {
  startStepView,
  stepView,
  type StepFacts,
  type StepView,
  type StepViewEvent,
} from '../features/steps/stepView'
export { wireInstructions, type WireInstructions } from '../features/steps/wireInstructions'
export { stepAttempts, type StepAttempt } from '../features/steps/stepAttempts'
export { givenAnswers, type GivenAnswer } from '../features/steps/answers/givenAnswers'
export type { StepSubmission, SubmittedStep } from '../features/steps/StepSubmission'
