import { firstWhere } from './firstWhere'

/**
 * The panels among the lines of a grid, and how high it all is: only panels are stored, so that a grid without panels needs one
 * multiplication.
 */
export class Panels {
  private readonly lines: readonly number[]
  private readonly rowHeight: number
  /** How much higher than rows all panels before each one are together. */
  private readonly extra: Float64Array

  /** The lines below which a panel stands, from first to last, and how high each is. */
  constructor(lines: readonly number[], heights: readonly number[], rowHeight: number) {
    this.lines = lines
    this.rowHeight = rowHeight
    this.extra = new Float64Array(lines.length + 1)
    heights.forEach((height, at) => {
      this.extra[at + 1] = (this.extra[at] ?? 0) + height - rowHeight
    })
  }

  get count(): number {
    return this.lines.length
  }

  /** The line at a position, and whether it is a panel. */
  lineAt(item: number): { line: number; isPanel: boolean } {
    const panel = this.firstFrom(item)
    const isPanel = panel < this.lines.length && this.itemOf(panel) === item
    return { line: isPanel ? (this.lines[panel] ?? 0) : item - panel, isPanel }
  }

  /** Which item a line is. */
  itemAt(line: number): number {
    return line + firstWhere(this.lines.length, (panel) => (this.lines[panel] ?? 0) >= line)
  }

  top(item: number): number {
    return item * this.rowHeight + (this.extra[this.firstFrom(item)] ?? 0)
  }

  /** The item at so many pixels. */
  at(y: number): number {
    const above = firstWhere(this.lines.length, (panel) => this.top(this.itemOf(panel)) > y) - 1
    if (above < 0) return Math.floor(y / this.rowHeight)
    const panel = this.itemOf(above)
    const below = Math.floor((y - this.top(panel + 1)) / this.rowHeight)
    return below < 0 ? panel : panel + 1 + below
  }

  private itemOf(panel: number): number {
    return (this.lines[panel] ?? 0) + panel + 1
  }

  private firstFrom(item: number): number {
    return firstWhere(this.lines.length, (panel) => this.itemOf(panel) >= item)
  }
}
