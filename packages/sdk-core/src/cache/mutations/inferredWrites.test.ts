import { describe, expect, it } from 'vitest'
import { inferredWrites } from './inferredWrites'

const round = { __typename: 'Round', id: '1' }
const assetByAssetId = { __typename: 'Asset', id: '2' }

describe('inferredWrites', () => {
  it.each([
    ['createRound', 'created', 'mutated'],
    ['updateRoundById', 'mutated', 'mutated'],
    ['openRound', 'maybeNew', 'maybeNew'],
    ['createdRound', 'maybeNew', 'maybeNew'],
    ['updatedRound', 'maybeNew', 'maybeNew'],
  ])('takes the round of %s for %s, and the other record for %s', (name, effect, other) => {
    expect(inferredWrites({ [name]: { round, assetByAssetId } })[0]?.written).toEqual(
      expect.arrayContaining([
        { record: round, effect },
        { record: assetByAssetId, effect: other },
      ]),
    )
  })

  it('goes by the name of the payload where the mutation was sent under an alias', () => {
    const [write] = inferredWrites({ made: { __typename: 'CreateRoundPayload', round } })

    expect(write?.written).toEqual([{ record: round, effect: 'created' }])
  })
})
