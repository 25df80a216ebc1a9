import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import type { Manifest } from './manifest.ts'
import { readOperations } from './operations.ts'
import { readComponents, readEveryPage } from './readComponents.ts'
import { liveTables } from './tables.ts'

const manifest = JSON.parse(readFileSync(path.join(root, 'packages/sandbox/grants.json'), 'utf8')) as Manifest
const tablesOf = (name: string) => manifest.components[name]?.tables?.split(' ') ?? []
const operations = await readOperations()
const live = [...liveTables().values()]

describe('a grant', () => {
  it.each([
    ['dashboard', ['customers', 'distributions', 'documents', 'holdings']],
    ['distributions', ['distributions']],
    ['holdings', ['holdings']],
    ['tokens', ['distributions']],
    ['capTable', ['distributions', 'holdings']],
    ['audit', ['rounds', 'securities']],
    ['invest', ['allocations']],
    // It follows the document that it uploads.
    ['uploads', ['documents']],
  ])('of %s alone is live: it follows %s', (name, tables) => {
    expect(tablesOf(name)).toEqual(expect.arrayContaining(tables))
  })

  it.each(readComponents().map(({ name, sent }) => ({ name, sent })))(
    'of $name lets it follow all that its queries follow',
    ({ name, sent }) => {
      const followed = operations
        .filter(({ names }) => names.some((each) => sent.operations.has(each)))
        .flatMap(({ tables }) => tables)
      const always = manifest.always.tables?.split(' ') ?? []

      expect([...tablesOf(name), ...always]).toEqual(
        expect.arrayContaining([...followed, ...sent.tables].filter((each) => live.includes(each))),
      )
    },
  )

  it('of every page follows the signed-in user and their permissions', () => {
    expect(manifest.always.tables).toBe('accounts users users_accounts')
    expect(readEveryPage().tables).toEqual(new Set(['accounts', 'users', 'users_accounts']))
  })
})
