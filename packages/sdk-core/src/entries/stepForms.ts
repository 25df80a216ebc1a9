// The step forms of the platform, for its administrators.

export {
  checkStepForm,
  type CheckedStepForm,
  type StepFormProblem,
  type StepFormProblemCode,
} from '../features/stepForms/checkStepForm'
export {
  addStepForm,
  saveStepForm,
  stepFormsQuery,
  type StepFormSchema,
} from '../features/stepForms/stepForms'
