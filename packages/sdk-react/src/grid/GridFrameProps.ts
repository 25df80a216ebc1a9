import type { RefObject, ReactNode } from 'react'
import type { Grid } from '@capstan/sdk-core/grid'
import type { DataColumn } from './model/DataColumn'
import type { MoreRows } from './model/DataGridSource'
import type { EngineView } from './model/useEngineView'
import type { GridRoom, SetGridRoom } from './model/useGridRoom'

export interface GridFrameProps<Row> {
  label: string
  grid: Grid
  columns: readonly DataColumn<Row>[]
  engineView: EngineView<Row>
  total: number
  more: MoreRows | undefined
  isLoading: boolean
  /** True while the rows of an earlier request are shown and new ones are loading. */
  isBusy: boolean
  isSelectable: boolean
  hasFilters: boolean
  detail?: (row: Row) => ReactNode
  onOpen?: (row: Row) => void
  openRow?: string
  scroller: RefObject<HTMLDivElement | null>
  /** Called to show or hide the row of filters. */
  onFilters: (isShown: boolean) => void
  /** Rows are cards. */
  isCards: boolean
  /** How many lines are shown. */
  limit: number
  /** The room there is; nothing before it has been measured. */
  room: GridRoom | undefined
  /** Called with the room there is. */
  onRoom: SetGridRoom
}
