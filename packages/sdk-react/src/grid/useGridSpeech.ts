import { type Grid, type GridAnnouncement, type GridSelection, selectedCount } from '@capstan/sdk-core/grid'
import { useEffect, useRef } from 'react'
import type { Formats } from '@capstan/sdk-core'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import { useAnnounce } from '../provider/announcements/useAnnounce'
import type { DataColumn } from './model/DataColumn'
import { type GridMessages, useGridMessages } from './messages'
import { useGridState } from './model/useGridState'

export interface GridSpeechInput<Row> {
  grid: Grid
  columns: readonly DataColumn<Row>[]
  /** How many rows match. */
  total: number
  /** True when the answer to the present request is known. */
  isKnown: boolean
}

/** Announces the result of a sort, a filter, a view or a selection, and the number of matching rows once it is known. */
export function useGridSpeech<Row>({ grid, columns, total, isKnown }: GridSpeechInput<Row>) {
  const announce = useAnnounce()
  const messages = useGridMessages()
  const { plural } = useFormats()
  const announcement = useGridState(grid, (state) => state.announcement)
  const said = useRef(announcement)

  useEffect(() => {
    if (!announcement || !isKnown || said.current === announcement) return
    if (announcement.count === undefined) return grid.settle(total)
    said.current = announcement
    const { selection } = grid.store.getState()
    const stays = announcement.kind === 'filtered' ? selectedCount(selection, total) : 0
    const kept = stays > 0 ? ` ${plural(messages.staySelected, stays)}` : ''
    const cleared =
      announcement.kind === 'filtered' && announcement.isCleared ? ` ${messages.noneSelected}` : ''
    announce(
      announcement.kind === 'selected'
        ? selectionWords(selection, total, { messages, plural })
        : sentences(announcement, { columns, messages, plural }) + kept + cleared,
    )
  }, [announcement, isKnown, total, grid, announce, columns, messages, plural])
}

interface Words<Row> {
  columns: readonly DataColumn<Row>[]
  messages: GridMessages
  plural: Formats['plural']
}

function sentences<Row>(said: GridAnnouncement, words: Words<Row>): string {
  const { messages, plural } = words
  const count = plural(messages.rows, said.count ?? 0)
  const sentence = sentenceOf(said, words)
  return sentence ? `${sentence} ${count}` : count
}

/** Returns the sentence for an action; `undefined` when the number of rows says enough. */
function sentenceOf<Row>(said: GridAnnouncement, { columns, messages }: Words<Row>): string | undefined {
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id
  switch (said.kind) {
    case 'sorted': {
      const parts = said.sorts.map(({ column, direction }) =>
        fillIn(messages.sortedBy[direction], { column: headerOf(column) }),
      )
      return parts.length > 0 ? fillIn(messages.sorted, { columns: parts.join('; ') }) : messages.notSorted
    }
    case 'grouped':
      return said.column ? fillIn(messages.grouped, { column: headerOf(said.column) }) : messages.notGrouped
    case 'layoutUndone':
      return messages.layoutUndone
    case 'viewShown':
      return said.name ? fillIn(messages.viewShown, { name: said.name }) : undefined
    default:
      return undefined
  }
}

/** Returns the sentence that says how many of the matching rows are selected. */
function selectionWords(
  selection: GridSelection,
  total: number,
  { messages, plural }: { messages: GridMessages; plural: Formats['plural'] },
): string {
  const count = selectedCount(selection, total)
  if (count === 0) return messages.noneSelected
  if (selection.kind === 'all' && count === total) return plural(messages.nowAllSelected, total)
  return fillIn(messages.nowSelected, { count, rows: plural(messages.rows, total) })
}
