import { describe, expect, it } from 'vitest'
import { circleIn } from './noCircles'

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports))

describe('circleIn', () => {
  it('finds files that wait for each other, however far apart', () => {
    expect(circleIn(files({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual(['b', 'd', 'b'])
  })

  it('finds none where two files share a third', () => {
    expect(circleIn(files({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined()
  })
})
