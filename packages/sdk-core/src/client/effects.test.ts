import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readEffects } from '../../build/effects'
import { effectsOf } from './createClient'

const schema = buildSchema(`
  type Query { roundById(id: ID!): Round assetById(id: ID!): Asset }
  type Round { id: ID! asset: Asset }
  type Asset { id: ID! }
  type Made { round: Round count: Int }
  type Mutation { makeRound: Made sendMail: Made updateRoundById: Made }
`)
const read = (source: string) => Object.fromEntries(readEffects(schema, [parse(source)]))

describe('the effects of mutations', () => {
  it('are at the records, by their path in the answer, with all records inside them', () => {
    expect(
      read('mutation Make { made: makeRound { round @effect(is: created) { asset { id } } count } }'),
    ).toEqual({
      Make: { 'made.round': 'created' },
    })
  })

  it.each([
    ['a record without one', '{ makeRound { round { id } } }', 'Make.makeRound.round is a record'],
    ['none at all', '{ sendMail { count } }', 'Make does not say what it does'],
    [
      'one at what is no record',
      '{ makeRound { count @effect(is: created) } }',
      'Make.makeRound.count is no record',
    ],
    [
      'one within a record',
      '{ makeRound { round @effect(is: created) { asset @effect(is: mutated) { id } } } }',
      'within a record',
    ],
    [
      'a record in a fragment without one',
      '{ makeRound { ... on Made { ...Making } } } fragment Making on Made { round { id } }',
      'Make.makeRound.round is a record',
    ],
    [
      'one that its mutation contradicts',
      '{ updateRoundById { round @effect(is: deleted) { id } } }',
      'Make.updateRoundById.round is mutated',
    ],
  ])('fail the build when there is %s', (_what, selection, message) => {
    expect(() => read(`mutation Make ${selection}`)).toThrow(message)
  })

  it('may be none when the mutation declares that', () => {
    expect(read('mutation Send @noRecord { sendMail { count } }')).toEqual({ Send: {} })
  })

  it('come with the document, and not with its text', () => {
    const document = { effects: { 'make.round': 'created' }, toString: () => 'mutation { make }' }

    expect(effectsOf(document)).toEqual({ 'make.round': 'created' })
    expect(effectsOf('mutation { make }')).toBeUndefined()
  })
})
