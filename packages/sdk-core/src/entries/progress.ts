// The progress of an investment and its next step, for lists.

export {
  progressText,
  progressMessages,
  type ProgressInput,
  type ProgressKey,
} from '../features/steps/process/progressText'
export { stepName, type NextStep } from '../features/steps/stepName'
