// How far an investment is, and what it waits for, for lists that show no step.

export {
  progressText,
  progressMessages,
  type ProgressInput,
  type ProgressKey,
} from '../features/steps/progressText'
export { stepName, type NextStep } from '../features/steps/stepName'
