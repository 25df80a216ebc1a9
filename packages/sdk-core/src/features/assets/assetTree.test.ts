import { describe, expect, it } from 'vitest'
import { fixtureIds } from '../../testing/fixtureIds'
import { assetTree } from './assetTree'
import { aManagedRound, anAsset, anAssetRound } from './testing'

const { nth } = fixtureIds
const old = anAsset({ id: nth(1), name: 'Old', createdOn: '2024-01-01T00:00:00.000Z' })
const young = anAsset({ id: nth(2), name: 'Young', createdOn: '2026-01-01T00:00:00.000Z' })

describe('assetTree', () => {
  it('has the newest asset first, and of its rounds the one that opened last', () => {
    const round = (name: string, opensOn: string | null) =>
      anAssetRound({ id: name, name, opensOn, assetId: nth(1) })
    const rounds = [round('A', '2024-03-01'), round('none', null), round('B', '2026-03-01')]

    const tree = assetTree({ assets: [old, young], rounds })

    // proves CALL-031
    expect(tree.map(({ name, rounds }) => [name, ...rounds.map((each) => each.name)])).toEqual([
      ['Young'],
      ['Old', 'B', 'A', 'none'],
    ])
  })

  it('sums the capital raised by its rounds, for its issuer only', () => {
    const [own] = assetTree({ assets: [anAsset()], rounds: [anAssetRound()] })
    const [managed] = assetTree({ assets: [anAsset()], rounds: [aManagedRound()] })

    expect(own?.raising?.raised?.toString()).toBe('3590000')
    expect(own?.rounds[0]?.invitation).toBeUndefined()
    expect(managed?.raising).toBeUndefined()
    expect(managed?.rounds[0]).toMatchObject({ invitation: { status: 'accepted', managedUnits: '120000' } })
    expect(managed?.rounds[0]?.raising).toBeUndefined()
  })
})
