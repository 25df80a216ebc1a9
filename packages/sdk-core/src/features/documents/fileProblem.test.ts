import { describe, expect, it } from 'vitest'
import { fileProblem } from './uploads'

describe('fileProblem', () => {
  it.each([
    ['contacts.csv', 1, undefined],
    ['Paper.PDF', 104_857_600, undefined],
    ['paper.pdf', 104_857_601, 'too_large'],
    ['paper.pdf', 0, 'empty'],
    ['paper.pdf.exe', 1, 'type'],
    ['csv', 1, 'type'],
  ])('of %s with %i bytes is %s', (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem)
  })

  it('of an import is any other type than .csv', () => {
    expect(fileProblem({ name: 'contacts.tsv', size: 1 }, ['.csv'])).toBe('type')
  })
})
