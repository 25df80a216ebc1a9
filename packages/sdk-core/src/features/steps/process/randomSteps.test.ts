import { describe, expect, it } from 'vitest'
import { trySteps } from '../../../../fuzz/steps/trySteps'

// A slice of the campaign randomSteps.
describe('a process of steps', () => {
  it('is never in a state that is none, and comes to every one there is', () => {
    expect(trySteps({ seed: 20260310, events: 6_000 })).toEqual({ defects: [], reached: 16 })
  })
})
