import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { newFeature } from './newFeature.ts'
import { readNoun } from './Noun.ts'
import { withRoute } from './withRoute.ts'

const sdl = readFileSync(path.join(root, 'packages/sandbox/schema.graphql'), 'utf8')

describe('a new feature', () => {
<<<<<<< HEAD
=======
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

  it('typechecks from the operation to the page, once the derived files are generated', () => {
    makeCopy()

    writeFileSync(at('packages/sdk-core/src/entries/listings.ts'), "export { isDay } from '../dates/day'\n")
    const { written, left } = newFeature(copy, 'listings')
    const said = [
      run(core, bin(core, 'graphql-codegen'), '--config', 'codegen.ts'),
      run(core, process.execPath, 'build/testingFiles.ts'),
      run('.', process.execPath, 'scripts/entries.ts'),
      run('.', process.execPath, 'scripts/catalogues.ts'),
      typecheck([
        ...written.filter((file) => /\.tsx?$/.test(file)),
        'packages/sdk-react/src/languages/de.ts',
      ]),
    ]

    expect(said).toEqual(['', '', '', '', ''])
    expect(written.length).toBeLessThanOrEqual(9)
    expect(readFileSync(at('packages/sdk-react/src/entries/listings.ts'), 'utf8')).toContain('ListingsView')
    expect(left).toEqual([])
    expect(readFileSync(at('packages/sdk-core/src/entries/listings.ts'), 'utf8')).toMatch(
      /^export \{ isDay \}.*\nexport \{ listingsQuery/,
    )
    expect(newFeature(copy, 'listings').written).toEqual([])
  }, 240_000)

>>>>>>> c97e30fb (e2e, scripts, docs: follow the plainer titles of tests)
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
