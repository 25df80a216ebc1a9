import { describe, expect, it } from 'vitest'
import { isFollowed } from './process/isFollowed'
import { stepError } from './stepError'
import { stepMessageKey } from './stepName'

describe('stepMessageKey', () => {
  it.each([
    ['processing', 'processing'],
    ['complete', 'complete'],
    ['retry_limit', 'retryLimit'],
    ['failed', 'failed'],
    ['not_started', undefined],
    ['in_progress', undefined],
    ['restart', undefined],
    ['retry', undefined],
    ['unheard_of', undefined],
  ])('of %s is %s', (status, key) => {
    // proves STEP-019
    expect(stepMessageKey({ status })).toBe(key)
  })
})

describe('stepError', () => {
  it('is the message of the failed step', () => {
    expect(stepError({ status: 'failed', outputData: { error: 'The bank refused.' } })).toBe(
      'The bank refused.',
    )
  })

  it('is undefined without a message, or without a failure', () => {
    expect(stepError({ status: 'failed', outputData: { error: ' ' } })).toBeUndefined()
    expect(stepError({ status: 'failed', outputData: null })).toBeUndefined()
    expect(stepError({ status: 'retry', outputData: { error: 'Old.' } })).toBeUndefined()
  })
})

describe('isFollowed', () => {
  it('stops at complete and failed', () => {
    expect(['complete', 'failed'].some(isFollowed)).toBe(false)
    expect(
      ['not_started', 'in_progress', 'processing', 'restart', 'retry', 'retry_limit'].every(isFollowed),
    ).toBe(true)
  })
})
