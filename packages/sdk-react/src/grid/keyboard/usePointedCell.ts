import type { GridState } from '@capstan/sdk-core/grid'
import { useState, type MouseEvent } from 'react'
import type { GridModel } from '../model/GridModel'

/** The cell that a mouse is over, as that of its row: a slot that gets another row is not pointed at. */
export function usePointedCell<Row>({ columns }: GridModel<Row>) {
  const [pointed, setPointed] = useState<GridState['focus']>()

  const point = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
    const row = cell?.closest<HTMLElement>('[data-line]')?.dataset.line
    const column = columns[Number(cell?.ariaColIndex) - 1]?.id
    setPointed((last) => {
      if (row === undefined || column === undefined) return undefined
      return last?.row === row && last.column === column ? last : { row, column }
    })
  }
  return { pointed, onMouseOver: point, onMouseMove: point, onMouseLeave: () => setPointed(undefined) }
}
