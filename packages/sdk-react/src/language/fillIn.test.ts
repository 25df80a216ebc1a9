import { describe, expect, it } from 'vitest'
import { fillIn } from './fillIn'

describe('fillIn', () => {
  it.each([
    ['Step {at} of {count}', { at: 3, count: 5 }, 'Step 3 of 5'],
    ['{name} was added.', { name: 'Halden' }, 'Halden was added.'],
    ['Sold by {name}.', { name: 'Cinder Peak Energy Corp.' }, 'Sold by Cinder Peak Energy Corp.'],
    [
      'Sold by {name}. Next: {step}.',
      { name: 'Halden Inc.', step: 'Sign' },
      'Sold by Halden Inc. Next: Sign.',
    ],
    ['Reading {name}...', { name: 'Halden Inc.' }, 'Reading Halden Inc....'],
    ['Sold by {name}.', {}, 'Sold by {name}.'],
  ])('writes %s with %o as %s', (text, values, expected) => {
    expect(fillIn(text, values as Record<string, string>)).toBe(expected)
  })
})
