import { describe, expect, it, vi } from 'vitest'
import { createEventBus } from './createEventBus'
import { newId } from './newId'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('createEventBus', () => {
  it('calls listeners of the type, and those of all types', () => {
    const bus = createEventBus({ now: () => new Date('2026-02-16T15:05:00Z') })
    const [accepted, all, other] = [vi.fn(), vi.fn(), vi.fn()]
    bus.on('terms.accepted', accepted)
    bus.on('*', all)
    bus.on('account.setUp', other)

    const event = bus.emit('terms.accepted', { termsId: 't' }, 'flow-1')

    expect(event).toEqual({
      type: 'terms.accepted',
      version: 1,
      id: expect.stringMatching(uuid),
      at: '2026-02-16T15:05:00.000Z',
      correlationId: 'flow-1',
      data: { termsId: 't' },
    })
    expect(accepted).toHaveBeenCalledExactlyOnceWith(event)
    expect(all).toHaveBeenCalledExactlyOnceWith(event)
    expect(other).not.toHaveBeenCalled()
  })

  it('calls the others when a listener throws, and reports the error', () => {
    const onListenerError = vi.fn()
    const bus = createEventBus({ onListenerError })
    const second = vi.fn()
    bus.on('*', () => {
      throw new Error('host bug')
    })
    bus.on('*', second)

    bus.emit('process.completed', { processId: 'p' })

    expect(second).toHaveBeenCalledOnce()
    expect(onListenerError).toHaveBeenCalledWith(new Error('host bug'))
  })

  it('does not call a listener that is added during an event', () => {
    const bus = createEventBus()
    const late = vi.fn()
    bus.on('*', () => void bus.on('*', late))

    bus.emit('process.completed', { processId: 'p' })

    expect(late).not.toHaveBeenCalled()
  })

  it('sends no events to removed listeners, and none at all when cleared', () => {
    const bus = createEventBus()
    const [first, second] = [vi.fn(), vi.fn()]
    const leave = bus.on('*', first)
    bus.on('*', second)

    leave()
    bus.emit('process.completed', { processId: 'p' })
    bus.clear()
    bus.emit('process.completed', { processId: 'p' })

    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })
})

describe('newId', () => {
  it('is a random UUID, never the same', () => {
    const ids = Array.from({ length: 1_000 }, newId)

    expect(ids.every((id) => uuid.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(1_000)
  })
})
