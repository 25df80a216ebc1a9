import { expect, it } from 'vitest'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'
import { findRows, ownersOf } from './findRows.ts'
import { liveTables } from '../liveTables.ts'
import { readRowDependencies } from './rowDependencies.ts'

onEveryEngine('the owners of rows that are too many to name', (database) => {
  it('are those of the found rows and of all other rows, and no others', async () => {
    const [tables, dependencies] = [await liveTables(database.db), await readRowDependencies(database.db)]
    const dependency = dependencies.get('holdings by securities id')
    if (!dependency) throw new Error('Holdings depend on securities no more.')
    const securities = await database.rows<{ id: string }>('select id from app_public.securities order by id')
    const accounts = await database.rows<{ id: string }>('select id from app_public.accounts')
    const viewers = accounts.map(({ id }) => id)

    for (const { id } of securities) {
      const owners = await database.rows<{ id: string }>(
        `select distinct owner as id from app_public.holdings, unnest(array[investor_id, issuer_id, broker_id]) as owner
          where security_id = $1 and owner is not null`,
        [id],
      )
      const lead = { dependency, keys: [id] }
      const { rows } = await findRows(database.db, [lead], { tables, viewers })

      const known = new Set(rows[0]?.keys)
      const found = await ownersOf(database.db, { ...lead, known }, { tables, viewers })

      expect([...found].sort()).toEqual(owners.map((owner) => owner.id).sort())
    }
  })
})
