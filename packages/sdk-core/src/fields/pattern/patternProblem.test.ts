import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkedPattern } from './checkedPattern'
import { patternProblem } from './patternProblem'

interface Cases {
  taken: string[]
  refused: [source: string, problem: string][]
}

// The platform holds the same cases on both of its engines, and has the texts of the reasons: questions/patterns.test.ts.
const catalogue = new URL('../../../../sandbox/src/platform/languages/english/errors.ts', import.meta.url)
const { errors } = (await import(catalogue.href)) as { errors: Readonly<Record<string, unknown>> } // the platform's
const file = new URL('patternCases.json', import.meta.url)
const cases = JSON.parse(readFileSync(file, 'utf8')) as Cases

describe('patternProblem', () => {
  it.each(cases.taken)('is none of %s, which our own engine runs', (source) => {
    expect(patternProblem(source)).toBeUndefined()
    expect(checkedPattern(source)).toBeDefined()
  })

  it.each(cases.refused)('reports for %s: %s', (source, problem) => {
    expect(errors[patternProblem(source) ?? '']).toBe(problem)
    expect(checkedPattern(source)).toBeUndefined()
  })

  it('counts characters, not halves of them', () => {
    expect(patternProblem('😀'.repeat(200))).toBeUndefined()
  })
})
