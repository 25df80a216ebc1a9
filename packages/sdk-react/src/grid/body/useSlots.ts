import type { GridView } from '@capstan/sdk-core/grid'
import { useLayoutEffect, useRef } from 'react'
import { lineAtPlace } from '../model/lines'
import { heldSlot, slotKey, type HeldLine } from './slotKeys'

export interface SlotsInput<Row> {
  view: GridView<Row>
  /** The first line of the window. */
  from: number
  /** How many lines it has. */
  slots: number
  /** The line with focus, in the window or not. */
  focused: number | undefined
}

/** The lines to draw, each in its slot; in the order of slots, so that no element is ever moved. */
export function useSlots<Row>({
  view,
  from,
  slots,
  focused,
}: SlotsInput<Row>): { key: number; at: number }[] {
  const shown = useRef<ReadonlyMap<string, number>>(new Map())
  const held = useRef<HeldLine>(undefined)
  const idAt = (at: number) => lineAtPlace(at, view) ?? ''

  const line = focused === undefined ? undefined : { id: idAt(focused), at: focused }
  if (!line) held.current = undefined
  else if (line.id !== held.current?.id)
    held.current = { id: line.id, slot: heldSlot(line, { slots, shown: shown.current, last: held.current }) }

  const places = window(from, Math.min(view.count, from + slots), focused)
  const keys = new Map(places.map((at) => [idAt(at), slotKey({ id: idAt(at), at }, slots, held.current)]))
  useLayoutEffect(() => {
    shown.current = keys
  })

  return places.map((at) => ({ key: keys.get(idAt(at)) ?? at, at })).sort((a, b) => a.key - b.key)
}

function window(from: number, to: number, focused: number | undefined): number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  return focused === undefined || (focused >= from && focused < to) ? places : [...places, focused]
}
