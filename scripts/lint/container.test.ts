import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const recipe = read('Dockerfile')
const guide = read('docs/guides/run-in-a-container.md')
const packages = globSync('{packages,examples}/*/package.json', { cwd: root }).map(
  (file) =>
    JSON.parse(read(file)) as {
      name: string
      scripts?: Record<string, string>
      bin?: Record<string, string>
    },
)
const named = (pattern: RegExp) => [...recipe.matchAll(pattern)].map(([, name = '']) => name)

describe('the container recipe', () => {
  it('builds packages that are there and can be built, with the package manager of the start', () => {
    const filters = named(/--filter (\S+) build/g)

    expect(filters.length).toBeGreaterThan(0)
    for (const filter of filters)
      expect(packages.find(({ name }) => name === filter)?.scripts?.build, filter).toBeDefined()
    const start = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts.start
    expect(start).toContain(`pnpm@${named(/pnpm@(\S+) install/g)[0]} install`)
  })

  it('runs the Node that the workspace runs', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } }

    expect(new Set(named(/^FROM node:(\d+)/gm))).toEqual(new Set([devDependencies.node.split('.')[0]]))
  })

  it('starts the same file as the sandbox’s own command', () => {
    const sandbox = packages.find(({ name }) => name === '@capstan/sandbox')
    const command = sandbox?.bin?.['capstan-sandbox']?.replace('./', '')

    expect(recipe).toContain(`CMD ["node", "/platform/${command}"]`)
    expect(
      existsSync(
        path.join(root, 'packages/sandbox', command?.replace('dist/', '').replace('.js', '.ts') ?? ''),
      ),
    ).toBe(true)
  })

  it('sets only variables that the platform reads, as does its guide', () => {
    const code = globSync('packages/sandbox/src/**/*.ts', { cwd: root }).map(read).join('\n')
    const documented = new Set([...named(/\b((?:CAPSTAN|DATABASE)_[A-Z_]+)/g), ...variables(guide)])

    for (const name of documented) expect(code.includes(name), name).toBe(true)
  })
})

const variables = (text: string) =>
  [...text.matchAll(/\b((?:CAPSTAN|DATABASE)_[A-Z_]+)/g)].map(([, name = '']) => name)
