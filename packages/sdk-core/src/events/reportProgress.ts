import type { Entity } from '../cache/entity'
import { isObject } from '../cache/entity'
import type { EventBus } from './createEventBus'
import { stepError } from './stepError'

/**
 * Reports that a step or a process has ended, once, whoever ended it: the reader, a provider, another tab.
 *
 * Only what was seen in another status before, or was just written, has ended now; what is shown for the first time and
 * is complete already has not.
 */
export function reportProgress(events: EventBus, before: Entity | undefined, after: Entity): void {
  if (before?.status === after.status) return
  if (after.__typename === 'Step') reportStep(events, after)
  if (after.__typename === 'Process' && after.status === 'complete')
    events.emit('process.completed', { processId: String(after.id) })
}

function reportStep(events: EventBus, { id, processId, status, outputData }: Entity): void {
  const about = { stepId: String(id), ...(typeof processId === 'string' && { processId }) }
  if (status === 'complete') events.emit('step.completed', { ...about, status })
  if (status !== 'failed') return
  const error = stepError({ status, outputData: isObject(outputData) ? outputData : null })
  events.emit('step.failed', { ...about, status, error })
}
