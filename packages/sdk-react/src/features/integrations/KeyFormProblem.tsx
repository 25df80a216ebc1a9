import { Alert } from '../../ui/feedback/Alert'
import type { KeyTaskState } from './useKeyTask'

/** What is wrong with a write as a whole. */
export function KeyFormProblem({ state }: { state: KeyTaskState }) {
  const text = state.status === 'failed' && state.problem.text

  return text ? <Alert tone="danger">{text}</Alert> : null
}
