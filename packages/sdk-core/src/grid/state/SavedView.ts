import type { GridFilter } from '../query/GridFilter'
import type { GridLayout } from '../GridLayout'
import type { GridSort } from '../query/GridSort'

/** A reader's filters, sorts and layout: plain JSON, to be stored under a name or written into a link. */
export interface SavedView {
  sorts: readonly GridSort[]
  filters: readonly GridFilter[]
  search: string
  groupBy?: string
  layout: GridLayout
}

/** A view under its name. */
export interface NamedView {
  name: string
  view: SavedView
}
