import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const at = (file: string) => new URL(file, import.meta.url)
const names = readdirSync(at('./entries'), 'utf8')
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted()
const load = (file: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ at(file).href)

describe('entries', () => {
  it('are the exports of the package', () => {
    const { exports } = JSON.parse(readFileSync(at('../package.json'), 'utf8')) as { exports: object }
    const subpaths = Object.keys(exports).filter((subpath) => !subpath.endsWith('.json'))

    expect(subpaths).toEqual(['.', ...names.map((name) => `./${name}`)])
  })

  it('have each value once', async () => {
    const modules = await Promise.all(
      ['./index.ts', ...names.map((name) => `./entries/${name}.ts`)].map(load),
    )
    const values = modules.flatMap((entry) => Object.keys(entry))

    expect(values.length).toBeGreaterThan(100)
    expect(values).toEqual([...new Set(values)])
  })
})
