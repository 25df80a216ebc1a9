import { describe, expect, it } from 'vitest'
import { currentStep, currentStepId } from './currentStep'
import { overallStatus } from './overallStatus'
import type { ShortStep, StepStatus } from '../Step'
import { stepState } from '../stepState'

const step = (order: number, status: StepStatus): ShortStep => ({ id: `step-${order}`, order, status })

describe('currentStep', () => {
  it('is the first by order that is not complete, however the steps are listed', () => {
    const steps = [step(3, 'not_started'), step(1, 'complete'), step(2, 'failed')]

    // proves STEP-026
    expect(currentStep(steps)?.id).toBe('step-2')
  })

  it('is none when all are complete', () => {
    expect(currentStep([step(1, 'complete'), step(2, 'complete')])).toBeUndefined()
    // proves STEP-007
    expect(currentStep([])).toBeUndefined()
  })
})

describe('currentStepId', () => {
  it('believes the steps over the process, and the process only without steps', () => {
    expect(currentStepId({ currentStep: 'other', shortSteps: [step(1, 'retry')] })).toBe('step-1')
    expect(currentStepId({ currentStep: 'other', shortSteps: [step(1, 'complete')] })).toBeUndefined()
    expect(currentStepId({ currentStep: 'other', shortSteps: null })).toBe('other')
    // proves STEP-026
    expect(currentStepId({})).toBeUndefined()
  })
})

describe('overallStatus', () => {
  it('is complete when no incomplete step remains', () => {
    expect(overallStatus([step(1, 'complete'), step(2, 'complete')])).toBe('complete')
    // proves STEP-027
    expect(overallStatus([step(1, 'complete'), step(2, 'processing')])).toBe('incomplete')
  })
})

describe('stepState', () => {
  it.each<[StepStatus, string]>([
    ['not_started', 'actionable'],
    ['in_progress', 'actionable'],
    ['restart', 'actionable'],
    ['retry', 'actionable'],
    ['processing', 'processing'],
    ['failed', 'stopped'],
    ['retry_limit', 'stopped'],
  ])('of the current step at %s is %s', (status, expected) => {
    const steps = [step(1, 'complete'), step(2, status), step(3, 'not_started')]

    // proves STEP-019
    expect(stepState(step(2, status), steps).status).toBe(expected)
  })

  it('lets only the current step be acted on, and points to it', () => {
    const steps = [step(1, 'retry'), step(2, 'not_started')]

    expect(stepState(step(2, 'not_started'), steps)).toEqual({ status: 'inactive', goTo: 'step-1' })
    // proves STEP-004
    expect(stepState(step(1, 'retry'), steps)).toEqual({ status: 'actionable' })
  })

  it('returns complete for a complete step', () => {
    expect(stepState(step(1, 'complete'), [step(1, 'complete'), step(2, 'retry')])).toEqual({
      status: 'complete',
    })
  })
})
