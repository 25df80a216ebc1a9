import { rowsOf } from '../../client/records/answers'
import { byOrder } from '../steps/process/currentStep'
import type { RenderAttributes, ShortStep } from '../steps/Step'
import type { MappingProcessFragment } from './operations.generated'

/** The process that maps an issuer or an offering of the payment provider. */
export interface MappingProcess {
  id: string
  /** `in_progress`, or `complete`. */
  status: string
  /** Its steps, from first to last. */
  steps: readonly ShortStep[]
}

/** Returns true when nothing is left to map: the process is hidden and its fields are read-only. (PAY-012, PAY-018) */
export function isMapped(process: Pick<MappingProcess, 'status'> | null): boolean {
  return process?.status === 'complete'
}

/** A mapping process as the platform answers it. */
export function readMappingProcess(answer: MappingProcessFragment | null): MappingProcess | null {
  if (!answer) return null
  const { id, status, shortSteps } = answer
  const steps = rowsOf(shortSteps).map(({ renderAttributes, ...step }) => ({
    ...step,
    renderAttributes: renderAttributes as RenderAttributes | null, // the provider's own JSON
  }))
  return { id, status, steps: byOrder(steps) }
}
