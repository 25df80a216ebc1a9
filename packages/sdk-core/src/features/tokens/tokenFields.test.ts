import { describe, expect, it } from 'vitest'
import { tokenNameProblem, tokenSymbolProblem } from './tokenFields'

describe('tokenNameProblem', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(40), undefined],
    ['x'.repeat(41), 'too_long'],
    ["Halden (B) & Co.: 'first' - A/B_2, yes!?", undefined],
    ['Häldén ÅØ 1', undefined],
    ['Halden <A>', 'not_common'],
    ['Halden; A', 'not_common'],
    ['Halden 🚀', 'not_common'],
  ] as const)('of %j is %s', (name, problem) => {
    // proves TOKEN-025, TOKEN-026, TOKEN-027
    expect(tokenNameProblem(name)).toBe(problem)
  })
})

describe('tokenSymbolProblem', () => {
  it.each([
    ['', 'required'],
    ['HBSB', undefined],
    ['$'.repeat(40), undefined],
    ['$'.repeat(41), 'too_long'],
  ] as const)('of %j is %s', (symbol, problem) => {
    // proves TOKEN-028, TOKEN-029
    expect(tokenSymbolProblem(symbol)).toBe(problem)
  })
})
