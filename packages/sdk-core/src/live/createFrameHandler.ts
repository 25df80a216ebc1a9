import { callListener } from '../events/callListener'
import type { CatchUp } from './createCatchUp'
import type { FollowedRecords } from './createFollowedRecords'
import type { ListCatchUp } from './createListCatchUp'
import type { LiveChange } from './Live'
import type { LiveTable } from '../client/LiveTable'
import type { Frame } from './readFrame'

/** Handles the platform's frames: fetches what may have changed, and calls the listeners. */
export interface FrameHandler {
  handle(frame: Frame): void
  /** A record, or with the id '' the lists of a table, may have changed. */
  markChanged(table: LiveTable, id: string): void
  /** Everything that is followed may have changed. */
  markAllChanged(): void
}

export interface FrameHandlerParts {
  followed: FollowedRecords
  catchUp: CatchUp
  lists: ListCatchUp
}

export function createFrameHandler({ followed, catchUp, lists }: FrameHandlerParts): FrameHandler {
  const markChanged = (table: LiveTable, id: string, version?: number) => {
    if (!followed.isActive(table, id)) return
    if (id === '') lists.markChanged(table)
    else catchUp.markChanged(table, id, version)
  }

  const markAllChanged = () => {
    for (const { table, id } of followed.active()) markChanged(table, id)
  }

  const onChangeFrame = (change: LiveChange) => {
    const { table, id, version } = change
    if (id) markChanged(table, id, version)
    markChanged(table, '')
    for (const listener of followed.changeListeners(table, id ?? '')) callListener(() => listener(change))
  }

  return {
    markChanged,
    markAllChanged,
    handle(frame) {
      switch (frame.type) {
        case 'resync':
          return markAllChanged()
        case 'subscribed':
          // Changes between the last request and this subscription were not pushed.
          for (const id of frame.ids.length > 0 ? frame.ids : ['']) markChanged(frame.table, id)
          return
        case 'change':
          return onChangeFrame({ table: frame.table, id: frame.id, version: frame.version })
      }
    },
  }
}
