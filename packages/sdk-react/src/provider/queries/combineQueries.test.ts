import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { combineQueries, failedOf } from './combineQueries'
import type { QueryState } from './useCapstanQuery'

const ready = <Data>(data: Data): QueryState<Data> => ({ status: 'ready', data })
const loading = (visible: boolean): QueryState<string> => ({ status: 'loading', visible })
const failing = (message: string, retry = vi.fn()): QueryState<string> => ({
  status: 'error',
  error: new Error(message),
  retry,
})

describe('failedOf', () => {
  it('retries all that failed, and nothing else', () => {
    const [one, other] = [vi.fn(), vi.fn()]
    const failure = failedOf([failing('The round.', one), loading(true), failing('The token.', other)])

    failure?.retry()

    expect(failure?.error.message).toBe('The round.')
    expect(one).toHaveBeenCalledOnce()
    expect(other).toHaveBeenCalledOnce()
  })

  it('is nothing where nothing failed', () => {
    expect(failedOf([loading(false)])).toBeUndefined()
  })
})

describe('combineQueries', () => {
  it('is ready when all are, with the data of each', () => {
    const both = combineQueries(ready('Series A'), ready(7))

    expect(both).toEqual({ status: 'ready', data: ['Series A', 7] })
    expectTypeOf(both).toEqualTypeOf<QueryState<[string, number]>>()
  })

  it('loads while one loads, and is visible as soon as one is', () => {
    expect(combineQueries(ready(1), loading(false))).toEqual({ status: 'loading', visible: false })
    expect(combineQueries(loading(false), loading(true))).toEqual({ status: 'loading', visible: true })
  })

  it('fails as soon as one fails', () => {
    expect(combineQueries(loading(true), failing('The token.'))).toMatchObject({ status: 'error' })
  })
})
