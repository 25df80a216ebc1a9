import type { Grid } from '@capstan/sdk-core/grid'
import { useCallback, useState } from 'react'
import { cardHeight, isNarrow } from '../model/cardColumns'
import type { DataColumn } from '../model/DataColumn'
import type { GridRoom } from '../model/useGridRoom'
import { useGridState } from '../model/useGridState'
import { rowsAtOnce } from '../../ui/records/ShowMore'

/** The card layout of a grid: true while rows are shown as cards. */
export interface Cards {
  /** There is so little room that they may be. */
  isNarrow: boolean
  isShown: boolean
  /** How high a card is, in pixels; nothing where rows are rows. */
  height: number | undefined
  /** Pixels a unit of the look has. */
  unit: number
  /** Shows a table in the place of cards, and cards again. */
  toggle: () => void
  /** How many lines are shown: cards scroll with the page, so that not all of them can be drawn. */
  limit: number
  showMore: () => void
}

interface CardsInput<Row> {
  grid: Grid
  columns: readonly DataColumn<Row>[]
  room: GridRoom
  isSelectable: boolean
  /** Rows stay in columns however narrow it is. */
  isTableOnly: boolean | undefined
}

/** Shows rows as cards where there is no room for columns, until their reader wants a table. */
export function useCards<Row>({ grid, columns, room, isSelectable, isTableOnly }: CardsInput<Row>): Cards {
  const [wantsTable, setTable] = useState(false)
  const [limit, setLimit] = useState(rowsAtOnce)
  const showMore = useCallback(() => setLimit((shown) => shown + rowsAtOnce), [])
  const layout = useGridState(grid, (state) => state.layout)
  const mayBeShown = isNarrow(room) && !isTableOnly
  const isShown = mayBeShown && !wantsTable

  return {
    isNarrow: mayBeShown,
    isShown,
    height: isShown ? cardHeight(columns, layout, { ...room, isSelectable }) : undefined,
    unit: room.unit,
    toggle: () => setTable(!wantsTable),
    limit: isShown ? limit : Infinity,
    showMore,
  }
}
