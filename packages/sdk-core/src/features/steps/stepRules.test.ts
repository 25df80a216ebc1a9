import { describe, expect, it } from 'vitest'
import type { Entity } from '../../cache/entity'
import type { CapstanEvent } from '../../events/CapstanEvent'
import { createEventBus } from '../../events/createEventBus'
import { processRules } from './process/processRules'
import { stepRules } from './stepRules'

const step = (status: string, outputData: unknown = null) => ({
  __typename: 'Step',
  id: 's',
  processId: 'p',
  status,
  outputData,
})
const process = (status: string) => ({ __typename: 'Process', id: 'p', status })

function eventsOf(before: Entity | undefined, after: Entity) {
  const events = createEventBus()
  const heard: Pick<CapstanEvent, 'type' | 'data'>[] = []
  events.on('*', ({ type, data }) => void heard.push({ type, data } as CapstanEvent))
  const { onUpdated } = after.__typename === 'Step' ? stepRules : processRules
  onUpdated?.(events, before, after)
  return heard
}

describe('an instance', () => {
  it('reports a step that has become complete, by any user', () => {
    expect(eventsOf(step('processing'), step('complete'))).toEqual([
      { type: 'step.completed', data: { stepId: 's', processId: 'p', status: 'complete' } },
    ])
  })

  it('reports why a step failed', () => {
    expect(eventsOf(step('in_progress'), step('failed', { error: 'Not accredited.' }))).toEqual([
      {
        type: 'step.failed',
        data: { stepId: 's', processId: 'p', status: 'failed', error: 'Not accredited.' },
      },
    ])
  })

  it('reports a process that has become complete', () => {
    expect(eventsOf(process('in_progress'), process('complete'))).toEqual([
      { type: 'process.completed', data: { processId: 'p' } },
    ])
  })

  it('reports nothing twice, and nothing of a step that continues', () => {
    expect(eventsOf(step('complete'), step('complete'))).toEqual([])
    expect(eventsOf(step('not_started'), step('in_progress'))).toEqual([])
    expect(eventsOf(process('complete'), process('complete'))).toEqual([])
  })
})
