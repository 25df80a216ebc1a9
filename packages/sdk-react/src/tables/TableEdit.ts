import type { ReactNode } from 'react'
import type { RecordRowProps } from '../ui/records/RecordRow'

/** How the rows of a table are changed, as `editRows` makes it. */
export interface TableEdit<Row> {
  /** Whether anything can be done with a row: its buttons have a column then. */
  hasButtons: boolean
  /** A row that can be changed; it calls back with whether it is: it stays in sight then, whatever is searched for. */
  rowOf: (shown: RecordRowProps<Row>, onOpen: OnOpen) => ReactNode
  /** What adds a row, below the others. */
  add: ReactNode
}

/** Called with a row, and whether it is being changed. */
export type OnOpen = (id: string, isOpen: boolean) => void
