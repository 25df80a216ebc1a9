import { isObject } from '../../cache/entity'
import { rowsOf } from '../../client/answers'
import type { RecordRules } from '../../live/RecordRules'
import { LiveStepsDocument } from './operations.generated'
import { stepError } from './stepError'

/**
 * Steps are fetched whole when they change, and followed until they have ended. The end is reported once, whoever ended
 * the step: the reader, a provider, another tab. A step shown for the first time that has ended already is not reported.
 */
export const stepRules = {
  table: 'steps',
  fetch: async (client, ids) => rowsOf((await client.ask(LiveStepsDocument, { ids: [...ids] })).allSteps),
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
