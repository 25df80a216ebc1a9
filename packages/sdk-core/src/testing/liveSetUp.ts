import type { Entity } from '../cache/entity'
import { createSession } from '../client/transport/createSession'
import { createLive } from '../live/createLive'
import { createRulesRegistry } from '../live/createRulesRegistry'
import type { LiveParts } from '../live/LiveManager'
import type { RecordRules } from '../live/RecordRules'
import { fakeSocket, type FakeSocketOptions } from './fakeSocket'
import { mulberry32 } from './mulberry32'
import { testClock } from './testClock'

/** The steps of the platform. */
export const ids = Array.from(
  { length: 40 },
  (_, at) => `10000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
)
export const [first = '', second = ''] = ids

/** Steps as this platform has them: they end. */
const endingSteps: RecordRules = {
  table: 'steps',
  finalStates: { field: 'status', values: ['complete', 'failed'] },
}

/** A live layer on a fake socket, with a platform of forty steps behind it. */
export function liveSetUp(
  changes: Partial<LiveParts> = {},
  { rowsSince }: Pick<FakeSocketOptions, 'rowsSince'> = {},
) {
  const clock = testClock()
  const socket = fakeSocket({ rowsSince })
  const server = new Map(ids.map((id) => [id, { version: 1, status: 'in_progress' }]))
  const local = new Map<string, number>()
  const queries: string[][] = []
  const [wake, sleep] = [aSignal(), aSignal()]
  const environment = {
    ...clock,
    random: mulberry32(1),
    fetch,
    openSocket: socket.openSocket,
    baseUrl: () => 'https://app.test/',
    onWake: wake.listen,
    onSleep: sleep.listen,
    onStored: () => () => {},
  }
  const rules = createRulesRegistry()
  rules.register(endingSteps)
  const record = (id: string): Entity => ({ __typename: 'Step', id, ...server.get(id) })
  const parts: LiveParts = {
    environment,
    session: createSession(() => undefined, clock),
    account: () => first,
    checkSession: async () => {},
    url: () => '/wss/v1/',
    refetchTable: async () => undefined,
    oldestRequestTime: () => undefined,
    oldestRequestTimeOf: () => undefined,
    read: (_, id) => (local.has(id) ? record(id) : undefined),
    rules,
    refetch: async (_, changes) => {
      const asked = [...changes.keys()]
      queries.push(asked)
      for (const id of asked) local.set(id, server.get(id)?.version ?? 0)
      return new Map(asked.map((id) => [id, record(id)]))
    },
    ...changes,
  }
  const live = createLive(parts)
  const change = (id: string, status = 'in_progress') => {
    const version = (server.get(id)?.version ?? 0) + 1
    server.set(id, { version, status })
    socket.push('steps', id, version)
  }
  return { live, clock, socket, server, local, queries, change, parts, wake: wake.fire, sleep: sleep.fire }
}

function aSignal() {
  let callback = () => {}
  return {
    listen(next: () => void) {
      callback = next
      return () => (callback = () => {})
    },
    fire: () => callback(),
  }
}
