import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { beyondTheCore, core, coreTests } from './core'
import { pathsInTurn } from './routeTable'

const root = path.join(import.meta.dirname, '..')
const specs = globSync('e2e/*/*.spec.ts', { cwd: root })
  .map((file) => file.replace(/^e2e\/|\.spec\.ts$/g, ''))
  .sort()
const textOf = (spec: string) => readFileSync(path.join(root, `e2e/${spec}.spec.ts`), 'utf8')

describe('the end-to-end tests of npm test', () => {
  it('have a test of every file, except for files with a stated reason', () => {
    const named = [...Object.keys(core), ...Object.keys(beyondTheCore)].sort()
    expect(named).toEqual(specs)
  })

  it('have a journey of every feature that has end-to-end tests', () => {
    const features = globSync('packages/*/src/features/*', { cwd: root }).map((folder) =>
      path.basename(folder),
    )
    const folders = new Set(Object.keys(core).map((spec) => path.dirname(spec)))
    const missing = specs.map((spec) => path.dirname(spec)).filter((folder) => !folders.has(folder))
    expect(missing.filter((folder) => features.includes(folder))).toEqual([])
  })

  it('open every route of the table as every type of account', () => {
    expect(core['platform/who-may-open-what']).toBe('all')
    expect(textOf('platform/who-may-open-what')).toContain('of pathsInTurn()')
    const routes = readFileSync(path.join(root, 'examples/host-app/src/routes.ts'), 'utf8')
    // All users begin at /login; a redirect has no page.
    const pages = routes.split('\n').filter((line) => !/redirect:|'\/login'/.test(line))
    const paths = [...pages.join('\n').matchAll(/path: '([^']+)'/g)].map(([, route = '']) => route)
    const specified = pathsInTurn().map((each) => each.path)
    const isSpecified = (route: string) => specified.some((each) => patternOf(route).test(each))
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((route) => !isSpecified(route))).toEqual([])
  })

  const titles = Object.entries(core).flatMap(([spec, all]) =>
    all === 'all' ? [] : all.map((title) => ({ spec, title })),
  )
  it.each(titles)('are there: $spec: $title', ({ spec, title }) => {
    const begins = ["'", '"', '`'].some((quote) => textOf(spec).includes(`test(${quote}${title}`))
    expect(begins).toBe(true)
  })
})

/** A route as the host app writes it, with its parameters, as a pattern of paths. */
const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replace('/*', '(/.*)?')
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  )

describe('coreTests', () => {
  it.each([
    ['others accounts/account-of-the-tab.spec.ts  two tabs act for two accounts, and each', true],
    ['others accounts/account-of-the-tab.spec.ts  a new tab acts for the account chosen last', false],
    ['others grid/keys-of-a-grid.spec.ts on the holdings keys go somewhere, and the grid', true],
    ['long platform/who-may-open-what.spec.ts admin: every page of theirs opens', true],
    ['others invest/refused-investments.spec.ts Fund II shows “This offering is not open yet.”', true],
    ['others hostile/hostile-kinds.spec.ts hostile texts in a field', false],
  ])('chooses %s: %s', (title, isChosen) => {
    expect(coreTests.test(title)).toBe(isChosen)
  })
})
