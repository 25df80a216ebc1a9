import { columnWidth } from '@capstan/sdk-core/grid'
import type { DataColumn } from '../model/DataColumn'
import type { GridModel } from '../model/GridModel'

/** The largest width a column is fitted to, and the width of its menu in a heading, in pixels at a font size of 14. */
const [widest, menu] = [600, 26]

/** Makes a column wide enough for its heading, its sum and its visible cells, and returns the width. */
export function fitColumn<Row>(
  { grid, room }: Pick<GridModel<Row>, 'grid' | 'room'>,
  column: DataColumn<Row>,
  heading: HTMLElement,
): number {
  const cells = heading
    .closest('.capstan-grid')
    ?.querySelectorAll<HTMLElement>(
      `:is(.capstan-grid-body, .capstan-grid-foot) .capstan-grid-cell[aria-colindex="${heading.ariaColIndex}"]`,
    )
  const widths = [headingWidth(heading) + menu * room.unit, ...Array.from(cells ?? [], cellWidth)]
  const width = columnWidth(column, Math.min(widest, Math.ceil(Math.max(...widths) / room.unit)))
  grid.setWidth(column.id, width)
  return width
}

/** Returns the width that a cell needs for its whole content, also where the content is cut. */
function cellWidth(cell: HTMLElement): number {
  const content = document.createRange()
  content.selectNodeContents(cell)
  return content.getBoundingClientRect().width + around(cell)
}

function headingWidth(heading: HTMLElement): number {
  const parts = heading.querySelectorAll<HTMLElement>(
    ':scope > :not(.capstan-grid-menu, .capstan-grid-resize)',
  )
  const widths = Array.from(parts, (part) => Math.max(part.scrollWidth, part.getBoundingClientRect().width))
  return widths.reduce((sum, width) => sum + width, around(heading))
}

/** Returns the padding and borders of a cell, and one pixel for rounding. */
function around(cell: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(cell)
  const parts = [paddingInlineStart, paddingInlineEnd, borderInlineEndWidth]
  return parts.reduce((sum, width) => sum + (parseFloat(width) || 0), 1)
}
