import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { circlesOf, importsBetweenFiles, importsBetweenFolders } from './folders.ts'

describe('the folders of a package', () => {
  it.each(['packages/sdk-core', 'packages/sdk-react', 'examples/host-app'])(
    'of %s import from one another in one direction, types counted',
    (name) => {
      const graph = importsBetweenFolders(path.join(root, name, 'src'))

      expect(graph.size).toBeGreaterThan(5)
      expect(circlesOf(graph)).toEqual([])
    },
  )

  it.each([
    'packages/sdk-core',
    'packages/sdk-react',
    'packages/sandbox',
    'packages/theme',
    'examples/host-app',
  ])('of %s have no files that import one another in a circle, types counted', (name) => {
    const graph = importsBetweenFiles(path.join(root, name, 'src'))

    expect([...graph.values()].some((files) => files.size > 3)).toBe(true)
    expect(circlesOf(graph)).toEqual([])
  })

  it('are named where they lead back to themselves', () => {
    const graph = new Map([
      ['ui', new Set(['provider'])],
      ['provider', new Set(['grid'])],
      ['grid', new Set(['ui', 'money'])],
    ])

    expect(circlesOf(graph)).toEqual(['grid', 'provider', 'ui'])
  })
})
