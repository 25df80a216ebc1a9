import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { newFeature } from './newFeature.ts'
import { readNoun } from './Noun.ts'
import { withRoute } from './withRoute.ts'

const sdl = readFileSync(path.join(root, 'packages/sandbox/schema.graphql'), 'utf8')

describe('a new feature', () => {
  it('is a noun that the platform has a list of', () => {
    expect(() => readNoun(sdl, 'unicorns')).toThrow('The platform has no "allUnicorns"')
    expect(() => readNoun(sdl, 'Cap table')).toThrow('A feature is a noun')
    expect(() => readNoun(sdl, 'assetTypes')).toThrow('AssetType has no id')
    expect(() => newFeature(root, 'countries')).toThrow('"query Countries" stands in countries')
    expect(readNoun(sdl, 'vestingSchedules')).toMatchObject({ Record: 'VestingSchedule', isLive: true })
  })

  it('takes the path where another page stands', () => {
    const routes = readFileSync(path.join(root, 'examples/host-app/src/routes.ts'), 'utf8')

    const changed = withRoute(routes, readNoun(sdl, 'customers'), '/admin/forms')

    expect(changed).toContain(
      "{ path: '/admin/forms', allowed: ['admin'], title: 'Forms', page: customersPage }",
    )
    expect(changed.match(/path: '\/admin\/forms'/g)).toHaveLength(1)
  })
})
