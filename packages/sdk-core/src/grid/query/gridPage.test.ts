import { describe, expect, it } from 'vitest'
import { gridPage, wholeList } from './gridPage'

describe('gridPage', () => {
  it('is of 50 rows', () => {
    expect(gridPage(0)).toEqual({ first: 50, offset: 0 })
    // proves GRID-004
    expect(gridPage(100)).toEqual({ first: 50, offset: 100 })
  })

  it('has the length of its list', () => {
    expect(gridPage(1_000, 1_000)).toEqual({ first: 1_000, offset: 1_000 })
  })
})

describe('wholeList', () => {
  it('is every row from the first, up to 50,000 and no more', () => {
    expect(wholeList(50_000)).toEqual({ first: 50_000, offset: 0 })
    // proves GRID-007
    expect(wholeList(50_001)).toBeUndefined()
  })
})
