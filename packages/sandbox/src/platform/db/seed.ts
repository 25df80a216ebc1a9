import { seedDemo } from '../../../seed/seedDemo.ts'
import { taxKey } from '../graphql/taxKey.ts'
import type { Database } from './openDb.ts'

/** Fills an empty database with the demo companies and people; one that has accounts is left alone. */
export async function seed(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // Several servers may start on one database at once.
    await client.query('lock table app_public.accounts in exclusive mode')
    await client.query(`select set_config('app.tax_key', $1, true)`, [taxKey()])
    const { rowCount } = await client.query('select from app_public.accounts limit 1')
    if (rowCount === 0) await seedDemo(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
