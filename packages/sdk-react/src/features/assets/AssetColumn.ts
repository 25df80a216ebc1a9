import type { ReactNode } from 'react'
import type { AssetLine } from './assetLines'

/** A column that all levels share, and its place in a card. */
export interface AssetColumn {
  id: string
  header: string
  as: 'end' | 'wide' | 'fact' | 'actions'
  isNumeric?: boolean
  cell: (line: AssetLine) => ReactNode
}
