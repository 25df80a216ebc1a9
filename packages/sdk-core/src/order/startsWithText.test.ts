import { describe, expect, it } from 'vitest'
import { startsWithText } from './startsWithText'

describe('startsWithText', () => {
  it.each([
    ['Halden Biologics', 'hal', true],
    ['Halden Biologics', 'HALDEN ', true],
    ['Halden Biologics', 'bio', false], // within is not at the beginning
    ['Élan', 'él', true],
    ['Halden', '', true],
    ['Hal', 'halden', false],
  ])('%s with %j typed is %s', (text, typed, matches) => {
    // proves GRID-002
    expect(startsWithText(text, typed)).toBe(matches)
  })
})
