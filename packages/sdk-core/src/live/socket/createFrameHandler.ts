import type { RecordChange, RecordChanges } from '../../cache/rows/RecordChange'
import { callListener } from '../../events/callListener'
import type { RecordRefetchQueue } from '../refetch/createRecordRefetchQueue'
import { wholeTableId, type FollowedRecords } from '../createFollowedRecords'
import type { TableRefetchQueue } from '../refetch/createTableRefetchQueue'
import type { LiveChange } from '../Live'
import type { LiveTable } from '../../client/records/LiveTable'
import type { Frame } from './readFrame'

/** Handles the platform's frames: fetches changed records, and calls the listeners. */
export interface FrameHandler {
  handle(frame: Frame): void
  /** A record, or with `wholeTableId` any of the table, may have changed; ignored when it is not followed. */
  markChanged(table: LiveTable, id: string, announced?: RecordChange): void
  /** Everything that is followed may have changed; without lists, every record that is followed by its id. */
  markAllChanged(withLists?: boolean): void
}

export interface FrameHandlerParts {
  followed: FollowedRecords
  recordQueue: RecordRefetchQueue
  tableQueue: TableRefetchQueue
  /** Called with a record that has not changed since it was read, as its subscription said. */
  onUnchanged: (table: LiveTable, id: string) => void
}

export function createFrameHandler({
  followed,
  recordQueue,
  tableQueue,
  onUnchanged,
}: FrameHandlerParts): FrameHandler {
  const markChanged = (table: LiveTable, id: string, announced?: RecordChange) => {
    if (!followed.isActive(table, id)) return followed.noteIgnored(table, id, announced)
    if (id === wholeTableId) tableQueue.markChanged(table)
    else recordQueue.markChanged(table, id, announced)
  }

  const markListsChanged = (table: LiveTable, changes: RecordChanges | undefined) => {
    if (followed.isActive(table, wholeTableId)) tableQueue.markChanged(table, changes)
    else followed.noteIgnored(table, wholeTableId)
  }

  const onSubscribed = (table: LiveTable, ids: readonly string[], changes: RecordChanges | undefined) => {
    for (const id of ids) {
      const isUnchanged = changes && !changes.has(id)
      if (isUnchanged) onUnchanged(table, id)
      else markChanged(table, id, changes?.get(id))
    }
    if (ids.length > 0) return
    followed.noteAnswered(table)
    markListsChanged(table, changes)
  }

  const markAllChanged = (withLists = true) => {
    for (const { table, id } of followed.active())
      if (withLists || id !== wholeTableId) markChanged(table, id)
  }

  const onChangeFrame = (change: LiveChange, changes: RecordChanges | undefined) => {
    const { table, id } = change
    if (id) markChanged(table, id, changes?.get(id))
    markListsChanged(table, changes)
    for (const listener of followed.changeListeners(table, id ?? wholeTableId))
      callListener(() => listener(change))
  }

  return {
    markChanged,
    markAllChanged,
    handle(frame) {
      switch (frame.type) {
        case 'resync':
          followed.noteAllIgnored()
          return markAllChanged()
        case 'subscribed':
          // Changes between the last request and this subscription were not pushed.
          return onSubscribed(frame.table, frame.ids, frame.changes)
        case 'change':
          return onChangeFrame({ table: frame.table, id: frame.id, version: frame.version }, frame.changes)
      }
    },
  }
}
