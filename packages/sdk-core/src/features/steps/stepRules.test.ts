import { describe, expect, it } from 'vitest'
import type { Entity } from '../../cache/entity'
import type { CapstanEvent } from '../../events/CapstanEvent'
import { createEventBus } from '../../events/createEventBus'
import { processRules } from './processRules'
import { stepRules } from './stepRules'

const step = (status: string, outputData: unknown = null) => ({
  __typename: 'Step',
  id: 's',
  processId: 'p',
  status,
  outputData,
})
const process = (status: string) => ({ __typename: 'Process', id: 'p', status })

function told(before: Entity | undefined, after: Entity) {
  const events = createEventBus()
  const heard: Pick<CapstanEvent, 'type' | 'data'>[] = []
  events.on('*', ({ type, data }) => void heard.push({ type, data } as CapstanEvent))
  const { onUpdated } = after.__typename === 'Step' ? stepRules : processRules
  onUpdated?.(events, before, after)
  return heard
}

describe('an instance', () => {
  it('tells of a step that has become complete, whoever completed it', () => {
    expect(told(step('processing'), step('complete'))).toEqual([
      { type: 'step.completed', data: { stepId: 's', processId: 'p', status: 'complete' } },
    ])
  })

  it('tells why a step failed', () => {
    expect(told(step('in_progress'), step('failed', { error: 'Not accredited.' }))).toEqual([
      {
        type: 'step.failed',
        data: { stepId: 's', processId: 'p', status: 'failed', error: 'Not accredited.' },
      },
    ])
  })

  it('tells of a process that has become complete', () => {
    expect(told(process('in_progress'), process('complete'))).toEqual([
      { type: 'process.completed', data: { processId: 'p' } },
    ])
  })

  it('tells nothing twice, and nothing of what goes on', () => {
    expect(told(step('complete'), step('complete'))).toEqual([])
    expect(told(step('not_started'), step('in_progress'))).toEqual([])
    expect(told(process('complete'), process('complete'))).toEqual([])
  })
})
