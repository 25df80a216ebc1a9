import { expect, it } from 'vitest'
import { berths } from '../../testing/berths.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import { liveTables } from './liveTables.ts'

onEveryEngine(
  'liveTables',
  (database) => {
    it('are those that a migration made live, the newest among them', async () => {
      const tables = await liveTables(database.db)
      expect([...tables]).toEqual(
        expect.arrayContaining(['accounts', 'berths', 'distributions', 'steps', 'users_accounts']),
      )
      expect(tables.has('countries')).toBe(false)
    })
  },
  { prepare: berths },
)
