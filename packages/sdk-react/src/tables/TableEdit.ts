import type { ReactNode } from 'react'
import type { RecordRowProps } from '../ui/records/RecordRow'

/** How the rows of a table are changed, as `editRows` makes it. */
export interface TableEdit<Row> {
  /** True when rows have actions: their buttons have a column then. */
  hasButtons: boolean
  /** Renders a row that can be edited. It calls back when it is opened or closed: an open row stays visible in every search. */
  rowOf: (shown: RecordRowProps<Row>, onOpen: OnOpen) => ReactNode
  /** The element that adds a row, below the others. */
  add: ReactNode
}

/** Called with a row, and whether it is being changed. */
export type OnOpen = (id: string, isOpen: boolean) => void
