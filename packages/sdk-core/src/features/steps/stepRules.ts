import { isObject } from '../../cache/entity'
import type { RecordRules } from '../../live/RecordRules'
import { stepError } from './stepError'

/**
 * Steps are fetched whole when they change, and followed until they end. The end is reported once, by whichever side the step
 * ended: the reader, a provider, another tab. A step that has already ended when first shown is not reported.
 */
export const stepRules = {
  table: 'steps',
  finalStates: { field: 'status', values: ['complete', 'failed'] },
  onUpdated(events, before, { id, processId, status, outputData }) {
    if (before?.status === status) return
    const about = { stepId: String(id), ...(typeof processId === 'string' && { processId }) }
    if (status === 'complete') events.emit('step.completed', { ...about, status })
    if (status !== 'failed') return
    const error = stepError({ status, outputData: isObject(outputData) ? outputData : null })
    events.emit('step.failed', { ...about, status, error })
  },
} satisfies RecordRules
