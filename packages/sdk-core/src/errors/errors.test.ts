import { describe, expect, it } from 'vitest'
import { CapstanError } from './CapstanError'
import { errorCatalogue } from './errorCatalogue'
import { platformErrors } from './platformErrors'
import { isCapstanError } from './isCapstanError'

describe('CapstanError', () => {
  it('states the event, the cause and the remedy', () => {
    const cause = new TypeError('fetch failed')
    const error = new CapstanError('session_failed', { details: { attempt: '7' }, cause })

    expect(error.message).toBe(
      'No session could be fetched. The function fetchSession threw, or answered without a token. Look at the cause, and at your endpoint that creates embed sessions.',
    )
    expect(error).toMatchObject({ code: 'session_failed', details: { attempt: '7' }, cause })
    expect(error.docsUrl).toBe('docs/reference/errors.md#session_failed')
  })

  it('writes sentences where the documents give words without a stop', () => {
    expect(new CapstanError('policy_not_allowed').message).toMatch(
      /^Network policy not allowed\. The policies/,
    )
  })

  it('keeps the platform’s own words, and codes newer than the catalogue', () => {
    expect(new CapstanError('not_allowed', { message: 'Operation not allowed' }).message).toBe(
      'Operation not allowed',
    )
    expect(new CapstanError('newer_code').code).toBe('newer_code')
    expect(new CapstanError('constructor').message).toContain('Something went wrong')
  })
})

describe('errorCatalogue', () => {
  it.each(Object.entries({ ...errorCatalogue, ...platformErrors }))(
    'names %s in snake case and in whole sentences',
    (code, { what, why, todo }) => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect([why, todo].every((text) => /^[A-Z].*\.$/.test(text))).toBe(true)
      expect(what.length).toBeGreaterThan(10)
    },
  )
})

describe('isCapstanError', () => {
  it('knows one from another copy of the package by its name', () => {
    const foreign = Object.assign(new Error('x'), { name: 'CapstanError', code: 'not_found' })

    expect(isCapstanError(foreign)).toBe(true)
    expect(isCapstanError(foreign, 'not_found')).toBe(true)
    expect(isCapstanError(foreign, 'internal')).toBe(false)
  })

  it.each([[new Error('x')], [null], ['CapstanError'], [{ name: 'CapstanError' }], [undefined]])(
    'is false of %j',
    (other) => {
      expect(isCapstanError(other)).toBe(false)
    },
  )
})
