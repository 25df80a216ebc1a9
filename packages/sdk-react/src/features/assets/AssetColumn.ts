import type { ReactNode } from 'react'
import type { AssetLine } from './assetLines'

/** A column all levels share, and what it becomes where a line is a card. */
export interface AssetColumn {
  id: string
  header: string
  as: 'end' | 'wide' | 'fact' | 'actions'
  isNumeric?: boolean
  cell: (line: AssetLine) => ReactNode
}
