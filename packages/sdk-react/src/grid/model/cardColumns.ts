import { arrangeColumns, type GridLayout } from '@capstan/sdk-core/grid'
import type { CSSProperties } from 'react'
import type { DataColumn } from './DataColumn'
import { selectColumn, type Room, type ShownColumn } from './shownColumns'

/** The part that a column plays on a card. */
export type CardPart = 'title' | 'end' | 'wide' | 'fact'

interface Part<Row> {
  column: DataColumn<Row>
  as: CardPart
}

/** Units beneath which there is room for cards alone. */
const cardsBelow = 600
/** In units: around a card at its sides, above and below; then its title, a line of values below their labels, and the end of the line. */
const [inline, block, title, facts, end, box] = [16, 12, 28, 42, 140, 28]
/** Units that a title needs beside the values at its end; with less room, those get lines of their own. */
const titleNeeds = 100
const order: readonly CardPart[] = ['title', 'end', 'wide', 'fact']

/** Returns true when a grid is so narrow that its rows are cards. */
export function isNarrow({ width, unit }: Pick<Room, 'width' | 'unit'>): boolean {
  return width > 0 && width < cardsBelow * unit
}

/**
 * The columns of rows that are cards, in the order in which a card is read: its title, the end of that line,
 * lines of their own, then facts beside each other.
 */
export function cardColumns<Row>(
  columns: readonly DataColumn<Row>[],
  layout: GridLayout,
  room: Room,
): ShownColumn<Row>[] {
  const parts = partsOf(columns, layout)
  const box = room.isSelectable ? [{ id: selectColumn, column: undefined, as: undefined }] : []
  return [...box, ...parts.map((part) => ({ ...part, id: part.column.id }))].map(({ id, column, as }, at) => {
    const width = widthOf(as, parts, room)
    const style: CSSProperties = { width }
    return { id, column, at, width, side: undefined, style, marks: marksOf(as, column) }
  })
}

/** How high a card is, in pixels: each of its lines is cut where it is too long. */
export function cardHeight<Row>(columns: readonly DataColumn<Row>[], layout: GridLayout, room: Room): number {
  const parts = partsOf(columns, layout)
  const lines = countOf(parts, 'wide') + Math.ceil(countOf(parts, 'fact') / factsBeside(room))
  const titles = 1 + (hasEndsBeside(parts, room) ? 0 : countOf(parts, 'end'))
  return Math.round((2 * block + title * titles + facts * lines) * room.unit) + 1
}

/** The first that is called so is the title, else the first of all. */
function partsOf<Row>(columns: readonly DataColumn<Row>[], layout: GridLayout): Part<Row>[] {
  const shown = arrangeColumns(columns, layout).map(({ column }) => column)
  const first = shown.find(({ as }) => as === 'title') ?? shown[0]
  const parts = shown.flatMap((column): Part<Row>[] => {
    if (column === first) return [{ column, as: 'title' }]
    if (column.as === 'none') return []
    return [{ column, as: column.as === 'title' ? 'wide' : (column.as ?? 'fact') }]
  })
  return parts.sort((a, b) => order.indexOf(a.as) - order.indexOf(b.as))
}

function widthOf<Row>(as: CardPart | undefined, parts: readonly Part<Row>[], room: Room): number {
  const inner = room.width - 2 * inline * room.unit
  switch (as) {
    case undefined:
      return box * room.unit
    case 'title':
      return hasEndsBeside(parts, room) ? roomOfTitle(parts, room) : inner - boxOf(room)
    case 'end':
      return hasEndsBeside(parts, room) ? end * room.unit : inner
    case 'wide':
      return inner
    case 'fact':
      return Math.floor(inner / factsBeside(room))
  }
}

function roomOfTitle<Row>(parts: readonly Part<Row>[], room: Room): number {
  return room.width - (2 * inline + end * countOf(parts, 'end')) * room.unit - boxOf(room)
}

function boxOf({ isSelectable, unit }: Room): number {
  return isSelectable ? box * unit : 0
}

function hasEndsBeside<Row>(parts: readonly Part<Row>[], room: Room): boolean {
  return roomOfTitle(parts, room) >= titleNeeds * room.unit
}

function factsBeside({ width, unit }: Room): number {
  // With large text, a value takes the whole line.
  if (width < 240 * unit) return 1
  return width < 400 * unit ? 2 : 3
}

function countOf<Row>(parts: readonly Part<Row>[], as: CardPart): number {
  return parts.filter((part) => part.as === as).length
}

function marksOf<Row>(as: CardPart | undefined, column: DataColumn<Row> | undefined) {
  const hasLabel = as === 'wide' || as === 'fact'
  return { 'data-as': as ?? 'box', ...(hasLabel && { 'data-label': column?.header }) }
}
