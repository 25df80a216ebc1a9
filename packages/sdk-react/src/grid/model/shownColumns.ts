import {
  columnWidth,
  isShown,
  narrowestWidth,
  orderColumns,
  type GridLayout,
  type GridSide,
} from '@capstan/sdk-core/grid'
import type { CSSProperties } from 'react'
import type { DataColumn } from './DataColumn'

/** A column in its place. */
export interface ShownColumn<Row> {
  id: string
  /** Nothing for the column of boxes that select rows. */
  column: DataColumn<Row> | undefined
  /** Its place among those that are shown, from 0. */
  at: number
  /** In pixels on the screen. */
  width: number
  side: GridSide | undefined
  style: PlaceStyle
  /** The attributes of its cells when rows are cards. */
  marks?: { 'data-as': string; 'data-label'?: string }
}

/** How far from its side it is held: a rule takes that only while it is held. */
type PlaceStyle = CSSProperties & { '--capstan-grid-inset'?: string }

/** The room there is. */
export interface Room {
  /** In pixels. */
  width: number
  /** How many pixels a unit of the look has; more where a person's text is larger. */
  unit: number
  isSelectable: boolean
}

/** The column of boxes that select rows. */
export const selectColumn = ':select'

/** The columns as they are shown, from first to last: those that stay at the start, the others, those that stay at the end. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  layout: GridLayout,
  { width, unit, isSelectable }: Room,
): ShownColumn<Row>[] {
  const sideOf = (column: DataColumn<Row>) => layout.pinned[column.id] ?? column.side
  const shown = orderColumns(columns, layout).filter((column) => isShown(column, layout))
  const sorted = [
    ...shown.filter((column) => sideOf(column) === 'start'),
    ...shown.filter((column) => sideOf(column) === undefined),
    ...shown.filter((column) => sideOf(column) === 'end'),
  ]
  const boxes = isSelectable
    ? [{ id: selectColumn, column: undefined, width: 40 * unit, side: 'start' as const }]
    : []
  const sized = sorted.map((column) => ({
    id: column.id,
    column,
    width: widthOf(column, layout, { width, unit, side: sideOf(column) }),
    side: sideOf(column),
  }))
  return placed(stretched(squeezed([...boxes, ...sized], layout, { width, unit }), layout, width))
}

/** On a phone, pinned columns leave more than half of the width to the rest. */
function widthOf<Row>(
  column: DataColumn<Row>,
  { widths }: GridLayout,
  { width, unit, side }: Pick<Room, 'width' | 'unit'> & { side: GridSide | undefined },
): number {
  const wanted = columnWidth(column, widths[column.id] ?? column.width) * unit
  const isPhone = width > 0 && width < phone * unit
  return side && isPhone ? Math.min(wanted, Math.floor(0.42 * width)) : wanted
}

const phone = 600

type Sized<Row> = Omit<ShownColumn<Row>, 'at' | 'style'>

/**
 * Shrinks name columns when only a little width is missing, so that a table that nearly fits does not scroll for its last
 * letters.
 */
function squeezed<Row>(
  columns: Sized<Row>[],
  { widths }: GridLayout,
  { width: room, unit }: Pick<Room, 'width' | 'unit'>,
): Sized<Row>[] {
  const missing = sum(columns) - room
  const spareOf = ({ id, column, width }: Sized<Row>) =>
    column?.isWide && !(id in widths) ? Math.max(0, width - narrowestWidth(column) * unit) : 0
  const spare = columns.reduce((all, column) => all + spareOf(column), 0)
  if (missing <= 0 || missing > spare) return columns
  return columns.map((column) => ({
    ...column,
    width: column.width - Math.ceil((missing * spareOf(column)) / spare),
  }))
}

/** Remaining width goes to names, or if there are none to all columns, unless their reader set a width. */
function stretched<Row>(columns: Sized<Row>[], { widths }: GridLayout, room: number): Sized<Row>[] {
  const left = room - columns.reduce((sum, { width }) => sum + width, 0)
  const elastic = columns.filter(({ id, column }) => column && !(id in widths))
  const wide = elastic.filter(({ column }) => column?.isWide)
  const taking = wide.length > 0 ? wide : elastic
  if (left <= 0 || taking.length === 0) return columns
  const share = Math.floor(left / taking.length)
  const rest = left - share * taking.length
  return columns.map((column) =>
    taking.includes(column)
      ? { ...column, width: column.width + share + (column === taking[0] ? rest : 0) }
      : column,
  )
}

function placed<Row>(columns: Sized<Row>[]): ShownColumn<Row>[] {
  const startOf = (at: number) => sum(columns.slice(0, at))
  const endOf = (at: number) => sum(columns.slice(at + 1))
  return columns.map((column, at) => ({
    ...column,
    at,
    style: {
      width: column.width,
      ...(column.side && {
        '--capstan-grid-inset': `${column.side === 'start' ? startOf(at) : endOf(at)}px`,
      }),
      // A border between pinned and scrolling columns.
      ...(column.side === 'start' && columns[at + 1]?.side !== 'start' && { borderInlineEnd: line }),
      ...(column.side === 'end' && columns[at - 1]?.side !== 'end' && { borderInlineStart: line }),
    },
  }))
}

const line = '1px solid var(--capstan-border)'

const sum = (columns: readonly { width: number }[]) => columns.reduce((all, { width }) => all + width, 0)
