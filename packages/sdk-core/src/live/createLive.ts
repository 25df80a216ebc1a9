import type { Entity } from '../cache/entity'
import { walkEntities } from '../cache/walkEntities'
import { callListener } from '../events/callListener'
import type { LiveTable } from '../client/records/LiveTable'
import { createRecordRefetchQueue } from './refetch/createRecordRefetchQueue'
import { createConnection } from './socket/createConnection'
import { createFollowedRecords, wholeTableId, type SubscriptionFrame } from './createFollowedRecords'
import { createTableRefetchQueue } from './refetch/createTableRefetchQueue'
import { createFrameHandler } from './socket/createFrameHandler'
import { createStatus } from './socket/createStatus'
import { createTimers } from './socket/createTimers'
import { isFinal } from './isFinal'
import type { LiveManager, LiveParts } from './LiveManager'
import { typenameOf } from './typenames'

// While a page replaces one component by another, nothing is followed for a moment; the socket stays open that long.
const lingerMs = 1_000
// Subscriptions made together are sent in one frame.
const batchDelayMs = 5
const attemptsUntilStale = 3
const pollIntervalMs = 15_000

export function createLive(parts: LiveParts): LiveManager {
  const { environment, session, account } = parts
  const timers = createTimers(environment)
  let isDestroyed = false
  /** Until when the lists of a table that is not subscribed to now are up to date. */
  const currentUntil = new Map<LiveTable, number>()
  const followed = createFollowedRecords()
  const status = createStatus(() => followed.statusListeners())
  const tableQueue = createTableRefetchQueue({ environment, refetch: parts.refetchTable })
  const pauseIfFinal = (table: LiveTable, id: string, record: Entity | undefined) => {
    const states = parts.rules.of(typenameOf(table))?.finalStates
    if (record && isFinal(states, record) && followed.pause(table, id)) updateConnection()
  }
  const pauseIfShownFinal = (table: LiveTable, id: string) => pauseIfFinal(table, id, parts.read(table, id))
  const recordQueue = createRecordRefetchQueue({
    environment,
    refetch: parts.refetch,
    onCaughtUp: pauseIfFinal,
  })
  const { handle, markChanged, markAllChanged } = createFrameHandler({
    followed,
    recordQueue,
    tableQueue,
    onUnchanged: pauseIfShownFinal,
  })

  const poll = () => {
    markAllChanged()
    pollLater()
  }
  const pollLater = () => timers.set('poll', poll, pollIntervalMs * (0.75 + environment.random() / 2))

  const connection = createConnection({
    environment,
    session,
    account,
    checkSession: parts.checkSession,
    url: () => socketAddress(parts.url(), environment.baseUrl(), session.usesToken ? undefined : account()),
    onReady() {
      timers.stop('poll')
      retryNow()
      followed.forgetSubscriptions()
      sendPendingFrames()
      status.set('live')
    },
    onFrame: handle,
    onLost(attempts, heardAt) {
      for (const table of followed.forgetSubscriptions()) currentUntil.set(table, heardAt)
      if (attempts < attemptsUntilStale) return status.set('reconnecting', heardAt)
      status.set('stale', heardAt)
      if (timers.isSet('poll')) return
      // After more attempts than that, a connection was open a moment ago, and everything was fetched then.
      if (attempts === attemptsUntilStale) poll()
      else pollLater()
    },
  })

  const sendPendingFrames = () => {
    for (const frame of followed.takePendingFrames()) {
      if (frame.type === 'unsubscribe') noteCurrent(frame)
      // Requests the changes since then; without a time, anything may have changed.
      connection.send(frame.type === 'subscribe' ? { ...frame, since: ageOf(frame) } : frame)
    }
  }

  /** The lists of a table are up to date until now, unless one of its last changes was ignored or is yet to be named. */
  const noteCurrent = ({ table, ids }: SubscriptionFrame) => {
    if (ids.length > 0) return ids.forEach((id) => followed.takeIgnored(table, id))
    const isMissed = followed.takeIgnored(table, wholeTableId) ?? !followed.isAnswered(table)
    if (!isMissed) currentUntil.set(table, environment.now())
  }

  /** How many milliseconds ago the lists of a table, or records, were up to date; nothing while one of them is not shown. */
  const ageOf = ({ table, ids }: SubscriptionFrame): number | undefined => {
    const lists = () => currentUntil.get(table) ?? parts.oldestRequestTime(table)
    const times = ids.length > 0 ? ids.map((id) => parts.oldestRequestTimeOf(table, id)) : [lists()]
    const known = times.filter((at) => at !== undefined)
    return known.length < times.length ? undefined : environment.now() - Math.min(...known)
  }

  const updateConnection = () => {
    timers.stop('linger')
    if (isDestroyed) return
    if (followed.size === 0) return timers.set('linger', disconnect, lingerMs)
    connection.open()
    if (status.now === 'live' && !timers.isSet('subscribe'))
      timers.set('subscribe', sendPendingFrames, batchDelayMs)
  }

  const disconnect = () => {
    connection.close()
    for (const table of followed.forgetSubscriptions()) currentUntil.set(table, environment.now())
    timers.stopAll()
    for (const table of tableQueue.clear()) currentUntil.delete(table)
    status.set('off')
  }

  const retryNow = () => {
    recordQueue.retryNow()
    tableQueue.retryNow()
  }

  const stopWaking = environment.onWake(() => {
    if (followed.size === 0) return
    connection.wake()
    // The lists miss nothing: pushes from meanwhile arrive now, or are requested after a reconnect.
    markAllChanged(status.now !== 'live')
    retryNow()
  })
  const stopSleeping = environment.onSleep(() => connection.dropConnection())

  const clear = () => {
    // Followers receive `off` before they are forgotten.
    disconnect()
    followed.clear()
    recordQueue.clear()
    currentUntil.clear()
  }

  return {
    subscribe(table, ids, listeners = {}) {
      const followedIds = ids.length === 0 ? [wholeTableId] : [...new Set(ids.map((id) => id.toLowerCase()))]
      // Subscriptions that ended a moment ago: the platform does not know yet.
      const heardOf = followedIds.filter(
        (id) => followed.isHeardOf(table, id) && !followed.isActive(table, id),
      )
      const missed = new Map(followedIds.map((id) => [id, followed.takeIgnored(table, id)]))
      const isShownAgain = followed.isHeardOf(table, wholeTableId)
      const unfollow = followedIds.map((id) => followed.add(table, id, listeners))
      for (const [id, announced] of missed) if (announced) markChanged(table, id, announced)
      for (const id of heardOf) if (!missed.get(id)) pauseIfShownFinal(table, id)
      if (isShownAgain) tableQueue.repeatRecent(table)
      updateConnection()
      callListener(() => listeners.onState?.(status.now))
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        for (const each of unfollow) each()
        for (const id of followedIds) {
          // Its pending requests are still needed by a follower who returns before the platform is notified.
          const owed = followed.isActive(table, id) ? undefined : recordQueue.forget(table, id)
          if (owed) followed.noteIgnored(table, id, owed)
        }
        updateConnection()
      }
    },
    get status() {
      return status.now
    },
    get staleSince() {
      return status.since === undefined ? undefined : new Date(status.since).toISOString()
    },
    onStatus: status.listen,
    resumeReopened(answer) {
      walkEntities(answer, (record) => {
        const { table, finalStates } = parts.rules.of(record.__typename) ?? {}
        if (!table || isFinal(finalStates, record)) return
        const id = String(record.id)
        if (!followed.resume(table, id)) return
        const announced = followed.takeIgnored(table, id)
        if (announced) markChanged(table, id, announced)
        updateConnection()
      })
    },
    restart() {
      recordQueue.clear()
      disconnect()
      currentUntil.clear()
      updateConnection()
    },
    clear,
    destroy() {
      isDestroyed = true
      clear()
      stopWaking()
      stopSleeping()
      status.clear()
    },
  }
}

/** The address of the live socket. A cookie session names its account in it; a token session sends it in a frame. */
function socketAddress(socketUrl: string, baseUrl: string, account: string | undefined): string {
  const url = new URL(socketUrl, baseUrl)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  if (account) url.searchParams.set('account', account)
  return url.href
}
