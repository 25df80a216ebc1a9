import { useEffect, useRef, type KeyboardEvent } from 'react'
import { FilterInput } from './FilterInput'
import type { GridModel } from '../model/GridModel'
import { filtersLine } from '../model/lines'

export interface FilterLineProps {
  model: GridModel<never>
  /** The column whose cell has focus. */
  focus: string | undefined
  /** The column into whose filter focus is to go. */
  entered: string | undefined
  /** Called when it is there. */
  onEntered: () => void
}

/** A filter under each heading. In a filter, the Tab key moves to the next one. */
export function FilterLine({ model, focus, entered, onEntered }: FilterLineProps) {
  const { grid, columns, headLines } = model
  const line = useRef<HTMLDivElement>(null)
  const at = columns.findIndex(({ id }) => id === entered)
  useEffect(() => {
    if (at < 0) return
    line.current?.children[at]?.querySelector<HTMLElement>('input, select')?.focus()
    onEntered()
  }, [at, onEntered])
  const toNext = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return
    const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select')]
    const next = inputs[inputs.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)]
    if (!next || event.target === event.currentTarget) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      ref={line}
      role="row"
      className="capstan-grid-row"
      aria-rowindex={headLines}
      data-line={filtersLine}
      data-filters=""
      onKeyDown={toNext}
    >
      {columns.map(({ id, column, at, side, style }) => (
        <div
          key={id}
          role="gridcell"
          className="capstan-grid-cell"
          aria-colindex={at + 1}
          tabIndex={focus === id ? 0 : undefined}
          data-kind={column?.kind}
          data-filter={column && id}
          data-side={side}
          style={style}
        >
          {column && <FilterInput grid={grid} column={column} />}
        </div>
      ))}
    </div>
  )
}
