import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { coreFiles } from './coreFiles.ts'
import { kitFiles } from './kitFiles.ts'
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

  it('imports from other folders what they export', () => {
    const noun = readNoun(sdl, 'vestingSchedules')
    const imports = [
      ...importsFromOutside('packages/sdk-core/src', coreFiles(noun)),
      ...importsFromOutside('packages/sdk-react/src', kitFiles(noun)),
    ]

    expect(imports.length).toBeGreaterThan(5)
    const missing = imports.filter(({ name, source }) => !exports(source, name))
    expect(missing).toEqual([])
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

function importsFromOutside(folder: string, files: Readonly<Record<string, string>>) {
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/^import (?:type )?\{([^}]+)\} from '(\.\.\/[^']+)'/gm)].flatMap(
      ([, names = '', from = '']) =>
        names.split(',').map((name) => ({
          name: name.replace('type ', '').trim(),
          source: path.join(folder, path.dirname(file), from),
        })),
    ),
  )
}

function exports(source: string, name: string): boolean {
  const file = [`${source}.ts`, `${source}.tsx`].find((each) => existsSync(path.join(root, each)))
  const text = file === undefined ? '' : readFileSync(path.join(root, file), 'utf8')
  return new RegExp(`^export [^=(\\n]*\\b${name}\\b`, 'm').test(text)
}
