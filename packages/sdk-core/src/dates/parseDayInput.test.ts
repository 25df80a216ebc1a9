import { describe, expect, it } from 'vitest'
import { parseDayInput } from './parseDayInput'

describe('parseDayInput', () => {
  it.each([
    ['02/16/2026', '2026-02-16'],
    [' 2/6/2026 ', '2026-02-06'],
    ['02/29/2024', '2024-02-29'],
  ])('reads %s as %s', (text, day) => {
    expect(parseDayInput(text)).toBe(day)
  })

  it.each([
    '02/30/2026',
    '02/29/2026',
    '13/01/2026',
    '2026-02-16',
    '02/16/26',
    '02-16-2026',
    '',
    'today',
    'x02/16/2026',
    '02/16/2026x',
    '002/16/2026',
    '02/016/2026',
    '02/16/20260',
    '1'.repeat(99),
  ])('finds no day in %s', (text) => {
    expect(parseDayInput(text)).toBeUndefined()
  })

  it('finds no day in a value that is not a text', () => {
    expect(parseDayInput(['02/16/2026'] as unknown as string)).toBeUndefined()
  })

  it('reads a day among spaces, up to a limit', () => {
    expect(parseDayInput(`${' '.repeat(29)}02/16/2026`)).toBe('2026-02-16')
    expect(parseDayInput(`${' '.repeat(30)}02/16/2026`)).toBeUndefined()
  })
})
