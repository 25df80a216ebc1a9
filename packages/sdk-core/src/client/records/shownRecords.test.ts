import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { shownRecords } from '../../../build/shownRecords'
import { shownBy } from './shownBy'

const counts = '"Counts the changes of the row, from 1."'
const schema = buildSchema(`
  scalar UUID
  interface Node { id: UUID! }
  input RoundFilter { assetByAssetId: AssetFilter }
  input AssetFilter { name: String }
  type Round implements Node { id: UUID! ${counts} version: String name: String assetByAssetId: Asset }
  type Asset implements Node { id: UUID! ${counts} version: String name: String roundsByAssetId: RoundsConnection parent: Asset }
  type FullRound implements Node { id: UUID! "The version of the round; changes are pushed under its name." version: String }
  "A place. Sent as a whole, under walls." type Wall { id: UUID }
  type WallsConnection { nodes: [Wall]! }
  type Country implements Node { id: UUID! name: String }
  type RoundsConnection { nodes: [Round]! totalCount: Int }
  type AssetsConnection { nodes: [Asset]! }
  type FullRoundsConnection { totals: String nodes: [FullRound]! }
  type Query implements Node {
    id: UUID!
    allRounds(filter: RoundFilter): RoundsConnection
    allAssets: AssetsConnection
    allFullRounds: FullRoundsConnection
    assetById(id: UUID!): Asset
    countryById(id: UUID!): Country
    wall(of: UUID): WallsConnection
  }`)

describe('shownRecords', () => {
  it.each([
    [
      'one record by its id',
      'query ($id: UUID!) { assetById(id: $id) { id } }',
      [{ table: 'assets', by: 'id' }],
    ],
    [
      'what stands in it, as any of its table',
      'query ($asset: UUID!) { assetById(id: $asset) { id ...Rounds } } fragment Rounds on Asset { roundsByAssetId { nodes { id } } }',
      [{ table: 'assets', by: 'asset' }, { table: 'rounds' }],
    ],
    [
      'any of a table of which it shows another as well',
      'query ($id: UUID!) { assetById(id: $id) { id parent { id } } }',
      [{ table: 'assets' }],
    ],
    ['what it counts', '{ allRounds { totalCount } }', [{ table: 'rounds' }]],
    ['what a sum is of, by its own name', '{ allFullRounds { totals } }', [{ table: 'rounds' }]],
    [
      'what a list is filtered by',
      '{ allRounds(filter: { assetByAssetId: { name: "a" } }) { nodes { id } } }',
      [{ table: 'rounds' }, { table: 'assets' }],
    ],
    ['a table that is pushed as a whole', '{ wall { nodes { id } } }', [{ table: 'walls' }]],
    ['nothing that never changes', 'query ($id: UUID!) { countryById(id: $id) { id name } }', []],
    ['nothing in a write', 'mutation { x }', []],
  ])('names %s', (_what, text, records) => {
    expect(shownRecords(schema, text)).toEqual(records)
  })
})

describe('shownBy', () => {
  it('puts in the ids that the variables hold', () => {
    const document = { shown: [{ table: 'assets', by: 'id' }, { table: 'rounds' }], toString: () => '' }

    expect(shownBy(document, { id: 'a' })).toEqual([{ table: 'assets', id: 'a' }, { table: 'rounds' }])
  })

  it('knows nothing of a text', () => {
    expect(shownBy('query { allAssets { nodes { id } } }', {})).toEqual([])
  })
})
