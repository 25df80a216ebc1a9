import type { Entity } from '../cache/entity'
import { walkEntities } from '../cache/walkEntities'
import type { Environment } from '../client/Environment'
import type { Session } from '../client/createSession'
import { createCatchUp, type Requery } from './createCatchUp'
import { createConnection } from './createConnection'
import { createFollowers } from './createFollowers'
import type { Live, LiveStatus } from './Live'
import { tableOf, type LiveTable } from './LiveTable'
import type { Frame } from './readFrame'
import { socketAddress } from './socketAddress'
import { createTimers } from './createTimers'

/** The live layer as the instance that owns it sees it. */
export interface LiveManager extends Live {
  /** Follows again what a write set going again. */
  observe(answer: unknown): void
  /** The account changed: connects anew. */
  restart(): void
  /** Follows nothing any more. */
  clear(): void
  destroy(): void
}

export interface LiveParts {
  environment: Environment
  session: Session
  account: () => string | undefined
  /** The socket's address as the options say it. */
  url: () => string
  requery: Requery
  /** Whether a record will not change by itself any more, so that nobody needs to follow it. */
  isSettled: (table: LiveTable, record: Entity) => boolean
  /** A list of the table that may be seen has changed. */
  onListChanged: (table: LiveTable) => void
}

// A page that leaves one block for another follows nothing for a moment.
const linger = 1_000
// Subscriptions made in one go are told in one frame.
const batchWithin = 5
const unreachableTries = 3
const pollEvery = 15_000

export function createLive(parts: LiveParts): LiveManager {
  const { environment, session, account, isSettled, onListChanged } = parts
  const statusListeners = new Set<(status: LiveStatus) => void>()
  let status: LiveStatus = 'off'
  const timers = createTimers(environment)

  const followers = createFollowers()
  const catchUp = createCatchUp({
    environment,
    requery: parts.requery,
    onCaughtUp: (table, id, record) => {
      if (record && isSettled(table, record) && followers.stop(table, id)) sync()
    },
  })

  const setStatus = (next: LiveStatus) => {
    if (next === status) return
    status = next
    for (const listener of [...statusListeners, ...followers.stateListeners()]) listener(next)
  }

  const markAll = () => {
    for (const { table, id } of followers.wanted()) {
      if (id === '') onListChanged(table)
      else catchUp.mark(table, id)
    }
  }

  const poll = () => {
    markAll()
    timers.set('poll', poll, pollEvery * (0.75 + environment.random() / 2))
  }

  const connection = createConnection({
    environment,
    session,
    account,
    url: () => socketAddress(parts.url(), environment.baseUrl(), session.usesToken ? undefined : account()),
    onReady() {
      timers.stop('poll')
      followers.forgetTold()
      tell()
      setStatus('live')
    },
    onFrame: (frame) => receive(frame),
    onLost(tries) {
      followers.forgetTold()
      if (tries < unreachableTries) return setStatus('reconnecting')
      setStatus('stale')
      if (!timers.isSet('poll')) poll()
    },
  })

  const receive = (frame: Frame) => {
    if (frame.type === 'resync') markAll()
    else if (frame.type === 'subscribed') {
      // Whatever happened between the last question and this answer was told to nobody.
      for (const id of frame.ids) if (followers.isWanted(frame.table, id)) catchUp.mark(frame.table, id)
      if (frame.ids.length === 0 && followers.isWanted(frame.table, '')) onListChanged(frame.table)
    } else if (frame.type === 'change') {
      const { table, id, version } = frame
      if (followers.isWanted(table, id)) catchUp.mark(table, id, version)
      if (followers.isWanted(table, '')) onListChanged(table)
      for (const listener of followers.changeListeners(table, id)) listener({ table, id, version })
    }
  }

  const tell = () => {
    for (const frame of followers.news()) connection.send(frame)
  }

  const sync = () => {
    timers.stop('linger')
    if (followers.size === 0) return timers.set('linger', rest, linger)
    connection.open()
    if (status === 'live' && !timers.isSet('sync')) timers.set('sync', tell, batchWithin)
  }

  const rest = () => {
    connection.close()
    followers.forgetTold()
    timers.stopAll()
    setStatus('off')
  }

  const stopWaking = environment.onWake(() => {
    if (followers.size === 0) return
    connection.wake()
    markAll()
  })

  const clear = () => {
    followers.clear()
    catchUp.clear()
    rest()
  }

  return {
    subscribe(table, ids, listeners = {}) {
      const wanted = ids.length === 0 ? [''] : [...new Set(ids.map((id) => id.toLowerCase()))]
      const leave = wanted.map((id) => followers.add(table, id, listeners))
      sync()
      listeners.onState?.(status)
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        for (const each of leave) each()
        for (const id of wanted) if (!followers.isWanted(table, id)) catchUp.forget(table, id)
        sync()
      }
    },
    get status() {
      return status
    },
    onStatus(listener) {
      statusListeners.add(listener)
      return () => void statusListeners.delete(listener)
    },
    observe(answer) {
      walkEntities(answer, (record) => {
        const table = tableOf(record)
        if (table && !isSettled(table, record) && followers.resume(table, String(record.id))) sync()
      })
    },
    restart() {
      catchUp.clear()
      rest()
      sync()
    },
    clear,
    destroy() {
      clear()
      stopWaking()
      statusListeners.clear()
    },
  }
}
