import { walkEntities } from '../cache/walkEntities'
import { callListener } from '../events/callListener'
import { createCatchUp } from './createCatchUp'
import { createConnection } from './createConnection'
import { createFollowers } from './createFollowers'
import { createListCatchUp } from './createListCatchUp'
import { createReceiver } from './createReceiver'
import { createStatus } from './createStatus'
import { createTimers } from './createTimers'
import { isSettled } from './isSettled'
import type { LiveManager, LiveParts } from './LiveManager'
import { endingTableOf } from './endingTableOf'
import { socketAddress } from './socketAddress'

// A page that leaves one block for another follows nothing for a moment.
const linger = 1_000
// Subscriptions made in one go are told in one frame.
const batchWithin = 5
const unreachableTries = 3
const pollEvery = 15_000

export function createLive(parts: LiveParts): LiveManager {
  const { environment, session, account } = parts
  const timers = createTimers(environment)
  let isDestroyed = false
  const followers = createFollowers()
  const status = createStatus(() => followers.stateListeners())
  const lists = createListCatchUp({ environment, askAgain: parts.onListChanged })
  const catchUp = createCatchUp({
    environment,
    requery: parts.requery,
    onCaughtUp: (table, id, record) => {
      if (record && isSettled(table, record) && followers.stop(table, id)) sync()
    },
  })
  const { receive, mark, markAll } = createReceiver({ followers, catchUp, lists })

  const poll = () => {
    markAll()
    pollLater()
  }
  const pollLater = () => timers.set('poll', poll, pollEvery * (0.75 + environment.random() / 2))

  const connection = createConnection({
    environment,
    session,
    account,
    url: () => socketAddress(parts.url(), environment.baseUrl(), session.usesToken ? undefined : account()),
    onReady() {
      timers.stop('poll')
      hurry()
      followers.forgetTold()
      tell()
      status.set('live')
    },
    onFrame: receive,
    onLost(tries, heardAt) {
      followers.forgetTold()
      if (tries < unreachableTries) return status.set('reconnecting', heardAt)
      status.set('stale', heardAt)
      if (timers.isSet('poll')) return
      // A line that breaks again and again has just told everything.
      if (tries === unreachableTries) poll()
      else pollLater()
    },
  })

  const tell = () => {
    for (const frame of followers.news()) connection.send(frame)
  }

  const sync = () => {
    timers.stop('linger')
    if (isDestroyed) return
    if (followers.size === 0) return timers.set('linger', rest, linger)
    connection.open()
    if (status.now === 'live' && !timers.isSet('sync')) timers.set('sync', tell, batchWithin)
  }

  const rest = () => {
    connection.close()
    followers.forgetTold()
    timers.stopAll()
    lists.clear()
    status.set('off')
  }

  const hurry = () => {
    catchUp.hurry()
    lists.hurry()
  }

  const stopWaking = environment.onWake(() => {
    if (followers.size === 0) return
    connection.wake()
    markAll()
    hurry()
  })
  const stopSleeping = environment.onSleep(() => connection.sleep())

  const clear = () => {
    // Whoever follows hears that it ends.
    rest()
    followers.clear()
    catchUp.clear()
  }

  return {
    subscribe(table, ids, listeners = {}) {
      const wanted = ids.length === 0 ? [''] : [...new Set(ids.map((id) => id.toLowerCase()))]
      const missed = wanted.filter((id) => followers.isOverheard(table, id))
      const leave = wanted.map((id) => followers.add(table, id, listeners))
      for (const id of missed) mark(table, id)
      sync()
      callListener(() => listeners.onState?.(status.now))
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
      return status.now
    },
    get staleSince() {
      return status.since === undefined ? undefined : new Date(status.since).toISOString()
    },
    onStatus: status.listen,
    observe(answer) {
      walkEntities(answer, (record) => {
        const [table, id] = [endingTableOf(record), String(record.id)]
        if (!table || isSettled(table, record)) return
        const isMissed = followers.isOverheard(table, id)
        if (!followers.resume(table, id)) return
        if (isMissed) mark(table, id)
        sync()
      })
    },
    restart() {
      catchUp.clear()
      rest()
      sync()
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
