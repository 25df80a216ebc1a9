import { describe, expect, it } from 'vitest'
import { wantsMoreRows } from './wantsMoreRows'

describe('wantsMoreRows', () => {
  // A page of 50 compact rows is 1,800 pixels high, of which 600 are seen.
  it.each([
    [0, false], // 1,200 to go
    [687, false], // 513
    [688, true], // 512
    [1_200, true],
  ])('scrolled by %i of 1,200 pixels is %s', (scrollTop, wants) => {
    // proves GRID-005
    expect(wantsMoreRows({ scrollTop, clientHeight: 600, scrollHeight: 1_800 })).toBe(wants)
  })

  it('where everything is seen at once', () => {
    expect(wantsMoreRows({ scrollTop: 0, clientHeight: 600, scrollHeight: 600 })).toBe(true)
  })
})
