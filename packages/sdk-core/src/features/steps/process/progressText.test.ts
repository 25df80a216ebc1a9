import { describe, expect, it } from 'vitest'
import { progressText } from './progressText'

describe('progressText', () => {
  it('goes by the qualifications where there are no steps', () => {
    // proves PORT-016
    expect(progressText({ qualificationsComplete: true })).toBe('Finished')
    // proves PORT-017
    expect(progressText({ stepCount: null, qualificationsComplete: false })).toBe('Not Finished')
  })

  it('distinguishes a process without steps from no process', () => {
    // proves PORT-018
    expect(progressText({ stepCount: 0, qualificationsComplete: true })).toBe('No Qualifications')
  })

  it('is not started at the first step', () => {
    // proves PORT-019
    expect(progressText({ stepCount: 2, stepPosition: 1 })).toBe('Not Started')
  })

  it('counts from the second step on', () => {
    // proves PORT-020
    expect(progressText({ stepCount: 3, stepPosition: 2 })).toBe('2 of 3')
  })

  it('is finished in every other case', () => {
    // proves PORT-021
    expect(progressText({ stepCount: 2, stepPosition: null, qualificationsComplete: false })).toBe('Finished')
  })

  it('uses a partner’s texts', () => {
    const texts = {
      finished: '',
      notFinished: '',
      noQualifications: '',
      notStarted: '',
      position: '{position}/{total}',
    }

    expect(progressText({ stepCount: 2, stepPosition: 2 }, texts)).toBe('2/2')
  })
})
