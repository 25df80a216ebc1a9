import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const packages = ['packages/sdk-core/src', 'packages/sdk-react/src']

describe('a name', () => {
  it('has one meaning among the exports of product files', () => {
    const files = packages.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    const places = Map.groupBy(files.filter(isProduct).flatMap(exportsOf), ({ name }) => name)

    expect(places.size).toBeGreaterThan(500)
    const twice = [...places].filter(([, where]) => where.length > 1)
    expect(twice.map(([name, where]) => `${name}: ${where.map(({ file }) => file).join(', ')}`)).toEqual([])
  })
})

// Entries and tests repeat names; generated types are the platform's.
const isProduct = (file: string) =>
  !/\.(test|test-d|stories|generated)\.|\/(entries|testing|generated)\/|\/testing\.tsx?$|messages\.\w\w\.ts$/.test(
    file,
  )

function exportsOf(file: string): { name: string; file: string }[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const exported = /^export (?:async )?(?:function|const|class|interface|type) (\w+)\b(?!.*\blazyPart\b)/gm
  return [...text.matchAll(exported)].map(([, name = '']) => ({ name, file }))
}
