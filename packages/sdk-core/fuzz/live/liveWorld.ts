import type { Entity } from '../../src/cache/entity.ts'
import type { SocketLike } from '../../src/client/transport/Environment.ts'
import { createSession } from '../../src/client/transport/createSession.ts'
import { createLive } from '../../src/live/createLive.ts'
import { stepRules } from '../../src/features/steps/stepRules.ts'
import { isFollowed } from '../../src/features/steps/process/isFollowed.ts'
import { createRulesRegistry } from '../../src/live/createRulesRegistry.ts'
import type { Live } from '../../src/live/Live.ts'
import { fakeSocket } from '../../src/testing/fakeSocket.ts'
import { mulberry32 } from '../../src/testing/mulberry32.ts'
import { testClock } from '../../src/testing/testClock.ts'

// As long as the client waits for an answer.
const timeoutMs = 30_000

/** How the questions of a world go wrong, each a share of them. */
export interface Faults {
  /** Refused: 503. */
  refused?: number
  /** Never answered: the client gives them up. */
  hung?: number
  /** Answered by a replica that is behind the last pushed change. */
  lagging?: number
}

export interface WorldOptions {
  seed: number
  /** How many steps there are. */
  size: number
  faults?: Faults
  /** Called with every socket that is opened. */
  onLine?: (line: SocketLike) => void
  /** Called with the ids of every query when it is sent. */
  onAsked?: (ids: readonly string[]) => void
}

/** A platform with steps, a socket in memory and a live layer that follows them; its clock is moved by hand. */
export function liveWorld({ seed, size, faults = {}, onLine = () => {}, onAsked = () => {} }: WorldOptions) {
  const [random, clock] = [mulberry32(seed), testClock()]
  // A separate random source, so that a seed keeps its behavior.
  const ofSocket = mulberry32(seed + 1)
  const upTo = (most: number) => Math.floor(random() * most)
  const ids = Array.from({ length: size }, (_, at) => `d${at}`)
  const server = new Map(ids.map((id) => [id, { version: 1, status: 'processing' }]))
  const local = new Map<string, number>()
  const shown = new Map<string, Entity>()
  /** The start of the oldest query whose answer is shown, and the time of the last change of each step. */
  const [readAt, changedAt] = [new Map<string, number>(), new Map<string, number>()]
  const pushed = new Set<string>()
  const asked: (readonly string[])[] = []
  const state = { isHealed: false, isFailing: false }
  const [wake, sleep] = [aSignal(), aSignal()]

  /** The platform mostly says what changed, and at times what had been read before. */
  const rowsSince = (followed: readonly string[], since: number) => {
    if (ofSocket() < 0.2) return undefined
    const isTold = (id: string) => (changedAt.get(id) ?? 0) >= clock.now() - since || ofSocket() < 0.1
    return followed.filter(isTold).map((id) => [id, server.get(id)?.version ?? 0] as const)
  }
  const socket = fakeSocket({ rowsSince })

  const answer = async (questions: readonly string[]) => {
    asked.push(questions)
    onAsked(questions)
    const startedAt = clock.now()
    const chance = state.isHealed ? 1 : random()
    const { refused = 0, hung = 0, lagging = 0 } = faults
    const isLagging = chance >= refused + hung && chance < refused + hung + lagging
    const seen = questions.map((id) => recordOf(id, isLagging && pushed.has(id) ? 1 : 0))
    await new Promise<void>((resolve) => clock.setTimeout(resolve, upTo(20)))
    if (state.isFailing || chance < refused) throw new Error('503')
    if (chance < refused + hung) await givenUp()
    // For a delayed replica the platform pushes more than was requested.
    for (const record of seen) keep(record, isLagging ? 0 : startedAt)
    return new Map(questions.map((id) => [id, shown.get(id)]))
  }

  const givenUp = () =>
    new Promise<never>((_, reject) => clock.setTimeout(() => reject(new Error('no answer')), timeoutMs))

  /** The cache keeps the newer of two answers. */
  const keep = (record: ReturnType<typeof recordOf>, startedAt: number) => {
    const { id, version } = record
    if (version >= (local.get(id) ?? 0)) shown.set(id, record)
    local.set(id, Math.max(version, local.get(id) ?? 0))
    if (startedAt > 0) readAt.set(id, Math.max(startedAt, readAt.get(id) ?? 0))
  }

  const recordOf = (id: string, behind: number) => {
    const { version = 0, status = '' } = server.get(id) ?? {}
    return { __typename: 'Step', id, version: Math.max(1, version - behind), status }
  }

  const environment = {
    ...clock,
    random,
    fetch,
    openSocket(url: string) {
      const line = socket.openSocket(url)
      onLine(line)
      return line
    },
    baseUrl: () => 'https://app.test/',
    onWake: wake.listen,
    onSleep: sleep.listen,
    onStored: () => () => {},
  }
  const rules = createRulesRegistry()
  rules.register(stepRules)
  const live = createLive({
    rules,
    environment,
    session: createSession(() => undefined, clock),
    account: () => 'a',
    checkSession: async () => {},
    url: () => '/wss/v1/',
    refetchTable: async () => undefined,
    oldestRequestTime: () => undefined,
    oldestRequestTimeOf: (_, id) => readAt.get(id),
    read: (_, id) => shown.get(id),
    refetch: (_, changes) => answer([...changes.keys()]),
  })

  return {
    ...{ random, upTo, clock, socket, live, ids, server, local, asked, state },
    wake: wake.tell,
    sleep: sleep.tell,
    /** A page reads a step, which it may follow or not, and has it a moment later. */
    read(id: string) {
      const [record, startedAt] = [recordOf(id, 0), clock.now()]
      clock.setTimeout(() => keep(record, startedAt), Math.floor(ofSocket() * 20))
    },
    /** A step is taken up again: the answer to that is in the cache before anything else hears of it. */
    reopen(id: string) {
      this.change(id)
      keep(recordOf(id, 0), 0)
      live.resumeReopened({ step: shown.get(id) })
    },
    /** Changes a step, and notifies its followers when the socket allows it. */
    change(id: string, status = 'processing') {
      const version = (server.get(id)?.version ?? 0) + 1
      server.set(id, { version, status })
      changedAt.set(id, clock.now())
      if (socket.push('steps', id, version) > 0) pushed.add(id)
      else pushed.delete(id)
    },
    /** A new client has received no versions, so it cannot detect a late replica. */
    begin: () => pushed.clear(),
    /** Forgets the events of a step that is no longer followed. */
    forget: (id: string) => void pushed.delete(id),
    /** The records that are not as the platform has them. */
    wrong: () => ids.filter((id) => local.get(id) !== server.get(id)?.version),
    isEnded: (id: string) => !isFollowed(server.get(id)?.status ?? ''),
  }
}

/** Waits until live updates are in a state; answers how many milliseconds that took, at most so many. */
export async function until(
  { live, clock }: { live: Live; clock: ReturnType<typeof testClock> },
  isSo: (status: Live['status']) => boolean,
  most: number,
): Promise<number> {
  const start = clock.now()
  while (!isSo(live.status) && clock.now() - start < most) await clock.advance(100)
  return clock.now() - start
}

function aSignal() {
  let callback = () => {}
  return {
    listen(next: () => void) {
      callback = next
      return () => (callback = () => {})
    },
    tell: () => callback(),
  }
}
