import { expect, it } from 'vitest'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { exampleRecords } from '../../../testing/database/exampleRecords.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'

const names = ['b', 'B', 'Z', 'a', 'é', '_', 'É']

onEveryEngine(
  'text',
  (database) => {
    it('is compared in filters as it is sorted, on a table that was never thought of', async () => {
      const issuer = await anInvestor(database, { type: 'issuer' })
      const fields = names.map(
        (name, index) =>
          `m${index}: createExampleRecord(input: { exampleRecord: { name: "${name}" } }) { clientMutationId }`,
      )
      await database.ask(issuer, `mutation { ${fields.join(' ')} }`)
      const found = async (filter: string) => {
        const { data, errors } = await database.ask(
          issuer,
          `{ allExampleRecords(filter: { name: { ${filter} } }, orderBy: NAME_ASC) { nodes { name } } }`,
        )
        expect(errors).toBeUndefined()
        return (data?.allExampleRecords as { nodes: { name: string }[] }).nodes.map(({ name }) =>
          name.toLowerCase(),
        )
      }
      // In C collation: _ (5f) before a (61), z (7a), é (c3 a9).
      expect(await found('lessThan: "B"')).toEqual(['_', 'a'])
      expect(await found('lessThanOrEqualTo: "B"')).toEqual(['_', 'a', 'b', 'b'])
      expect(await found('greaterThan: "b"')).toEqual(['z', 'é', 'é'])
      expect(await found('greaterThanOrEqualTo: "Z"')).toEqual(['z', 'é', 'é'])
    })

    it('is stored as `text` alone, the one type that is sorted by its lower-case form', async () => {
      const others = await database.rows(
        `select relname, attname from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'app_public'::regnamespace and relkind = 'r' and attnum > 0
           and atttypid in ('varchar'::regtype, 'bpchar'::regtype, 'name'::regtype)`,
      )
      expect(others).toEqual([])
    })
  },
  { prepare: exampleRecords },
)
