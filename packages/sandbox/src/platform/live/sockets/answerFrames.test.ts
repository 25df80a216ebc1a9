import { expect, it } from 'vitest'
import { aConnection } from '../../../testing/server/aConnection.ts'
import type { RequestContext } from '../../http/requestContext.ts'
import { answerFrames } from './answerFrames.ts'
import type { LiveConnection } from './LiveConnection.ts'
import { Subscriptions } from './Subscriptions.ts'
import type { SocketParts } from './authenticateSocket.ts'

const follow = (table: string) => ({
  text: JSON.stringify({ type: 'subscribe', table, ids: [], since: 1_000 }),
  at: performance.now(),
})

it('leaves no subscription for a client that disconnects while its missed changes are computed', async () => {
  const { connection, client, closed } = await aConnection()
  connection.context = {} as RequestContext // only that there is one
  const subscriptions = new Subscriptions<LiveConnection>()
  connection.socket.on('close', () => subscriptions.removeAll(connection))
  const parts = {
    services: {},
    subscriptions,
    tables: new Map([
      ['rounds', { entries: [] }],
      ['assets', { entries: [] }],
    ]),
    async rowsSince() {
      client.close()
      await closed
      return []
    },
  } as object as SocketParts // all that these frames need

  await answerFrames(connection, [follow('rounds'), follow('assets')], parts)

  expect(connection.isOpen).toBe(false)
  expect(['rounds', 'assets'].filter((table) => subscriptions.isWatched(table))).toEqual([])
})
