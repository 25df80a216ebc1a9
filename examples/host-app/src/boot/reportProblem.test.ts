import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportProblem } from './reportProblem'

afterEach(() => vi.restoreAllMocks())

describe('reportProblem', () => {
  it('reports each failure once', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})

    reportProblem(new Error('No answer'))
    reportProblem(new Error('No answer'))
    reportProblem(new Error('Another one'))

    expect(report).toHaveBeenCalledTimes(2)
  })
})
