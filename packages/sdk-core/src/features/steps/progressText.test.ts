import { describe, expect, it } from 'vitest'
import { progressText } from './progressText'
import type { StepStatus } from './Step'

const steps = (...statuses: StepStatus[]) => statuses.map((status, order) => ({ order, status }))

describe('progressText', () => {
  it('goes by the qualifications where there are no steps [PORT-016] [PORT-017]', () => {
    expect(progressText({ qualificationsComplete: true })).toBe('Finished')
    expect(progressText({ shortSteps: null, qualificationsComplete: false })).toBe('Not Finished')
  })

  it('tells a process without steps from no process [PORT-018]', () => {
    expect(progressText({ shortSteps: [], qualificationsComplete: true })).toBe('No Qualifications')
  })

  it('is not started at the first step [PORT-019]', () => {
    expect(progressText({ shortSteps: steps('processing', 'not_started') })).toBe('Not Started')
  })

  it('counts from the second step on [PORT-020]', () => {
    expect(progressText({ shortSteps: steps('complete', 'retry', 'not_started') })).toBe('2 of 3')
  })

  it('is finished in every other case [PORT-021]', () => {
    expect(progressText({ shortSteps: steps('complete', 'complete') })).toBe('Finished')
  })

  it('says it in a partner’s words', () => {
    const texts = {
      finished: '',
      notFinished: '',
      noQualifications: '',
      notStarted: '',
      position: '{position}/{total}',
    }

    expect(progressText({ shortSteps: steps('complete', 'retry') }, texts)).toBe('2/2')
  })
})
