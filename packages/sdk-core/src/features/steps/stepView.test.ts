import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFollowed } from './process/isFollowed'
import type { StepStatus } from './Step'
import { startStepView, stepView, type StepFacts, type StepViewEvent } from './stepView'

const statuses: StepStatus[] = [
  ...([
    'not_started',
    'in_progress',
    'processing',
    'failed',
    'complete',
    'restart',
    'retry',
    'retry_limit',
  ] as const),
]
const facts = (status: StepStatus, version: number) => ({ status, version })

describe('stepView', () => {
  it('sends an open step once and takes the status that comes back', () => {
    const sending = stepView(startStepView(facts('not_started', 1)), { type: 'send' })
    expect(sending.phase).toBe('sending')
    expect(stepView(sending, { type: 'send' })).toBe(sending)

    const waiting = stepView(sending, { type: 'answered', step: facts('processing', 2) })
    // proves STEP-024
    expect(waiting).toMatchObject({ phase: 'waiting', message: 'processing', isFollowed: true })
  })

  it('follows later changes until the step is complete', () => {
    const waiting = startStepView(facts('processing', 2))
    const complete = stepView(waiting, { type: 'changed', step: facts('complete', 3) })

    // proves STEP-025
    expect(complete).toMatchObject({ phase: 'over', message: 'complete', isFollowed: false })
  })

  it('unsubscribes at failed, and subscribes again to a step found at retry', () => {
    const failed = stepView(startStepView(facts('processing', 2)), {
      type: 'changed',
      step: facts('failed', 3),
    })
    expect(failed.isFollowed).toBe(false)
    expect(stepView(failed, { type: 'changed', step: facts('retry', 4) })).toBe(failed)

    const retried = stepView(failed, { type: 'answered', step: facts('retry', 4) })
    expect(retried).toMatchObject({ phase: 'open', isFollowed: true })
    // proves STEP-025
    expect(retried.message).toBeUndefined()
  })

  it('takes any version for newer where a step came without one', () => {
    const step = startStepView({ status: 'retry' })

    expect(step.version).toBe(0n)
    expect(stepView(step, { type: 'changed', step: facts('processing', 0) })).toMatchObject({
      phase: 'waiting',
    })
  })

  it.each(['', 'x1', '1x', '1.5', '-1', null, '9'.repeat(31)])('takes %j for no version', (version) => {
    expect(startStepView({ status: 'retry', version } as StepFacts).version).toBe(0n)
  })

  it('accepts another change of its version: two pushes may report one change', () => {
    const step = startStepView(facts('in_progress', 7))

    expect(stepView(step, { type: 'changed', step: facts('processing', 7) })).toMatchObject({
      phase: 'waiting',
    })
  })

  it('drops a change that comes late', () => {
    const complete = startStepView(facts('in_progress', 7))

    expect(stepView(complete, { type: 'changed', step: facts('processing', 6) })).toBe(complete)
  })

  it('accepts the answer to a submission, even from a platform that lags behind its own pushes', () => {
    const sending = stepView(startStepView(facts('in_progress', 7)), { type: 'send' })

    expect(stepView(sending, { type: 'answered', step: facts('processing', 6) })).toMatchObject({
      phase: 'waiting',
    })
  })

  it('lets a step be sent again when sending failed', () => {
    const sending = stepView(startStepView(facts('retry', 1)), { type: 'send' })
    const failed = stepView(sending, { type: 'sendFailed' })

    expect(failed).toMatchObject({ phase: 'open', hasFailedToSend: true })
    expect(stepView(failed, { type: 'send' })).toMatchObject({ phase: 'sending', hasFailedToSend: false })
  })

  it('stays consistent: no older version, no submission of a step that is over', () => {
    const step = fc.record({ status: fc.constantFrom(...statuses), version: fc.integer({ min: 0, max: 20 }) })
    const event: fc.Arbitrary<StepViewEvent> = fc.oneof(
      fc.constantFrom({ type: 'send' as const }, { type: 'sendFailed' as const }),
      fc.record({ type: fc.constantFrom('answered' as const, 'changed' as const), step }),
    )
    fc.assert(
      fc.property(step, fc.array(event, { maxLength: 30 }), (start, events) => {
        let view = startStepView(start)
        for (const happening of events) {
          const before = view
          view = stepView(view, happening)
          if (happening.type === 'changed') expect(view.version >= before.version).toBe(true)
          if (view.phase === 'sending') expect(['open', 'sending']).toContain(before.phase)
          if (view.phase !== 'sending') expect(view.isFollowed).toBe(isFollowed(view.status))
        }
      }),
      { seed: 20260224, numRuns: 3_000 },
    )
  })
})
