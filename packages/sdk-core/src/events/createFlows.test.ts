import { describe, expect, it } from 'vitest'
import { createEventBus } from './createEventBus'
import { createFlows } from './createFlows'

const inTab = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the events of an investment', () => {
  it('have one correlation id and the distribution, from the write that makes it to the last step', () => {
    const flows = createFlows()
    const bus = createEventBus({ flows })
    flows.noteFlow({ distributionId: 'd', correlationId: 'key-1' })
    flows.noteFlow({ distributionId: 'd', processId: 'p' })

    const events = [
      bus.emit(
        'investment.submitted',
        { distributionId: 'd', offeringId: 'o', units: '1', alreadyOpen: false },
        'key-1',
      ),
      bus.emit('step.completed', { stepId: 's', processId: 'p', status: 'complete' }),
      bus.emit('step.failed', { stepId: 't', processId: 'p', status: 'failed' }),
      bus.emit('process.completed', { processId: 'p' }),
    ]

    expect(events.map(({ correlationId }) => correlationId)).toEqual(Array(4).fill('key-1'))
    expect(events.map(({ data }) => data.distributionId)).toEqual(Array(4).fill('d'))
  })

  it('have the same one after a reload, and the id of the distribution in another tab', () => {
    const tab = inTab()
    createFlows(() => tab).noteFlow({ distributionId: 'd', correlationId: 'key-1' })
    const [reloaded, other] = [createFlows(() => tab), createFlows(inTab)]
    for (const flows of [reloaded, other]) flows.noteFlow({ distributionId: 'd', processId: 'p' })

    expect(reloaded.flowOf({ processId: 'p' })).toEqual({ distributionId: 'd', correlationId: 'key-1' })
    expect(other.flowOf({ processId: 'p' })).toEqual({ distributionId: 'd', correlationId: 'd' })
  })

  it('keep an id of their own where they are of no investment', () => {
    const bus = createEventBus({ flows: createFlows() })
    const { correlationId, data } = bus.emit('step.completed', {
      stepId: 's',
      processId: 'p',
      status: 'complete',
    })

    expect(correlationId).toMatch(/^[0-9a-f-]{36}$/)
    expect(data).toEqual({ stepId: 's', processId: 'p', status: 'complete' })
  })

  it('are reported where the storage of the tab is forbidden', () => {
    const flows = createFlows(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    flows.noteFlow({ distributionId: 'd', processId: 'p', correlationId: 'key-1' })

    expect(flows.flowOf({ processId: 'p' })?.correlationId).toBe('key-1')
  })
})
