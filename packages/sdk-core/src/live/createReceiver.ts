import { callListener } from '../events/callListener'
import type { CatchUp } from './createCatchUp'
import type { Followers } from './createFollowers'
import type { ListCatchUp } from './createListCatchUp'
import type { LiveChange } from './Live'
import type { LiveTable } from '../client/LiveTable'
import type { Frame } from './readFrame'

/** Does what the platform's frames ask for. */
export interface Receiver {
  receive(frame: Frame): void
  /** A record, or with the id '' a list, may have changed. */
  mark(table: LiveTable, id: string): void
  /** Anything that is followed may have changed. */
  markAll(): void
}

export interface ReceiverParts {
  followers: Followers
  catchUp: CatchUp
  lists: ListCatchUp
}

export function createReceiver({ followers, catchUp, lists }: ReceiverParts): Receiver {
  const mark = (table: LiveTable, id: string, version?: number) => {
    if (!followers.isWanted(table, id)) return
    if (id === '') lists.mark(table)
    else catchUp.mark(table, id, version)
  }

  const markAll = () => {
    for (const { table, id } of followers.wanted()) mark(table, id)
  }

  const changed = (change: LiveChange) => {
    const { table, id, version } = change
    if (id) mark(table, id, version)
    mark(table, '')
    for (const listener of followers.changeListeners(table, id ?? '')) callListener(() => listener(change))
  }

  return {
    mark,
    markAll,
    receive(frame) {
      switch (frame.type) {
        case 'resync':
          return markAll()
        case 'subscribed':
          // Whatever happened between the last question and this answer was told to nobody.
          for (const id of frame.ids.length > 0 ? frame.ids : ['']) mark(frame.table, id)
          return
        case 'change':
          return changed({ table: frame.table, id: frame.id, version: frame.version })
      }
    },
  }
}
