import { expect, it } from 'vitest'
import type { LiveConnection } from '../sockets/LiveConnection.ts'
import { UpdateDispatcher } from './UpdateDispatcher.ts'
import { everyRow, Subscriptions } from '../sockets/Subscriptions.ts'

it('makes all clients reload when the accounts of a change cannot be found', async () => {
  const sent: object[] = []
  const connection = {
    context: { accountId: 'account', userId: 'person' },
    send: (frame: object) => sent.push(frame),
  } as unknown as LiveConnection
  const subscriptions = new Subscriptions<LiveConnection>()
  subscriptions.add(connection, 'rounds', [everyRow])
  const sight = { owners: [], links: [{ source: 'visible_rows.row_id', column: 'id' }], entries: [] }
  const dispatcher = new UpdateDispatcher({
    db: { pool: { query: () => Promise.reject(new Error('The database is gone.')) } } as never,
    tables: new Map([['rounds', sight]]),
    dependencies: new Map(),
    connections: new Set([connection]),
    subscriptions,
  })
  dispatcher.add({ table: 'rounds', rows: [['a', 2]], after: ['visible_rows.row_id:a'] })

  await expect.poll(() => sent).toEqual([{ type: 'resync' }])
  dispatcher.close()
})
