import { describe, expect, it } from 'vitest'
import { declaredWrite } from './declaredWrite'

const round = { __typename: 'Round', id: '1' }
const asset = { __typename: 'Asset', id: '2' }

describe('a declared write', () => {
  it('gives each record the effect its path declares, however the mutation is called', () => {
    const answer = { removeAll: { made: { round }, asset } }

    expect(
      declaredWrite(answer, { 'removeAll.made.round': 'created', 'removeAll.asset': 'mutated' }),
    ).toEqual({
      searchIn: answer,
      removed: [],
      written: [
        { record: round, effect: 'created' },
        { record: asset, effect: 'mutated' },
      ],
    })
  })

  it('searches no deleted record', () => {
    const effects = { 'end.round': 'deleted', 'end.asset': 'mutated' } as const

    expect(declaredWrite({ end: { round, asset } }, effects)).toEqual({
      searchIn: [asset],
      removed: [round],
      written: [{ record: asset, effect: 'mutated' }],
    })
  })

  it('finds the records of a list, and none where the answer has none', () => {
    const effects = { 'make.rounds': 'created', 'make.none': 'created' } as const

    expect(declaredWrite({ make: { rounds: [round, null], none: null } }, effects).written).toEqual([
      { record: round, effect: 'created' },
    ])
  })
})
