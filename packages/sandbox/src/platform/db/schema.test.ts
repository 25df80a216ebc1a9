import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageFile } from '../packageFiles.ts'
import { type Manifest, readManifest, readMigrations, schemaFiles, type SqlFile } from './readMigrations.ts'

describe('the schema', () => {
  let manifest: Manifest
  let files: SqlFile[]
  beforeAll(async () => {
    manifest = await readManifest()
    files = (await readMigrations()).flatMap((migration) => migration.files)
  })

  it('has a folder for each noun of the manifest and a file for phases only, all of them loaded', async () => {
    const present = await schemaFiles()
    const possible = manifest.nouns.flatMap((noun) => manifest.phases.map((phase) => `${noun}/${phase}.sql`))

    expect(present.filter((file) => !possible.includes(file))).toEqual([])
    expect(manifest.nouns.filter((noun) => !present.some((file) => file.startsWith(`${noun}/`)))).toEqual([])
    expect(new Set(manifest.nouns).size).toBe(manifest.nouns.length)
    const loaded = files.map(({ path }) => path).filter((path) => path.startsWith('schema/'))
    expect(loaded.toSorted()).toEqual(present.map((file) => `schema/${file}`))
  })

  it('asks app_private.now(), never now()', () => {
    for (const { path, sql } of files) {
      const calls =
        sql.replaceAll(/app_private\.now\(\)|--.*|comment on[^;]*;/g, '').match(/\bnow\(\)/g) ?? []
      expect([path, calls.length]).toEqual([path, path === 'schema/foundations/functions.sql' ? 1 : 0])
    }
  })

  it('creates each object once', () => {
    for (const { path, sql } of files) {
      const again =
        withoutBodies(sql)
          .replaceAll(/E?'[^']*'/g, '')
          .match(redefining) ?? []
      // Only a column that refers to a later table may be added, and the columns after it in the row.
      const added = / references |own_price|version bigint/
      expect([path, again.filter((each) => !added.test(each))]).toEqual([path, []])
    }
  })

  it('defines a table, its indexes, triggers and policies in the folder of its noun', () => {
    const noun = (path: string) => path.split('/')[1]
    const homes = new Map(
      files.flatMap(({ path, sql }) =>
        Array.from(withoutBodies(sql).matchAll(/^create (?:table|view) (\w+\.\w+)/gm), ([, table]) => [
          table,
          noun(path),
        ]),
      ),
    )
    const strayed = files.flatMap(({ path, sql }) =>
      Array.from(withoutBodies(sql).matchAll(defining), ([, on, altered, called]) => on ?? altered ?? called)
        .filter((table) => homes.get(table) !== noun(path))
        .map((table) => `${path}: ${table}`),
    )

    expect(homes.size).toBeGreaterThan(150)
    expect(strayed).toEqual([])
  })

  it('names only files that exist in its comments', () => {
    const named = files.flatMap(({ sql }) => sql.match(/\bschema\/\w+\/\w+\.sql/g) ?? [])
    expect(named.length).toBeGreaterThan(0)
    for (const file of named) expect(readFileSync(packageFile(file), 'utf8')).not.toBe('')
  })
})

/** The statements of a file, without comments and the bodies of functions. */
const withoutBodies = (sql: string) => sql.replaceAll(/\/\*[^]*?\*\/|--.*|(\$\w*\$)[^]*?\1/g, '')

const redefining =
  /\b(create or replace|drop \w+|alter column|alter (function|policy|type|view|trigger)|add (?:column )?(?!check|foreign)\w+ [^,;]*)/gi

/** Statements that create an object on a table or alter it, and the calls of functions that install triggers. */
const defining =
  /^create (?:unique index|index|trigger|constraint trigger|policy)\b[^;]*?\bon (app_\w+\.\w+)|^alter table (\S+)|^select app_private\.(?:make_live|make_audited|make_writable|make_lookup|show_as_written|install_change_triggers)\(\s*'([\w.]+)'/gm
