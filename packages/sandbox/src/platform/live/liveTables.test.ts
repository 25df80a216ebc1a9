import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { berths } from '../../testing/berths.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import { liveTables } from './liveTables.ts'

const known = new URL('../../../../sdk-core/src/client/PlatformTable.generated.ts', import.meta.url)

onEveryEngine(
  'liveTables',
  (database) => {
    it('are those that a migration made live, the newest among them', async () => {
      const tables = await liveTables(database.db)
      expect([...tables.keys()]).toEqual(
        expect.arrayContaining(['accounts', 'berths', 'distributions', 'steps', 'users_accounts']),
      )
      expect(tables.has('countries')).toBe(false)
    })

    it('are those the SDK knows from the schema, and the one of this test', async () => {
      const tables = await liveTables(database.db)
      const names = readFileSync(known, 'utf8').match(/(?<=\| ')\w+/g) ?? []

      expect([...tables.keys()].sort()).toEqual([...names, 'berths'].sort())
    })
  },
  { prepare: berths },
)
