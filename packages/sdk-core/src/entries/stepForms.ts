// The step forms that administrators of the platform keep.

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
