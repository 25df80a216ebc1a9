import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import { schemaFile, schemaOf } from './exportSchema.ts'
import { introspect } from './introspect.ts'

onEveryEngine('what was asked of a database beforehand', (database) => {
  it('gives the schema that the database itself would', async () => {
    const nobody = { ...database.db, pool: undefined } as unknown as typeof database.db

    const schema = await schemaOf(nobody, await introspect(database.db))

    expect(schema === (await readFile(schemaFile, 'utf8'))).toBe(true)
  }, 60_000)
})
