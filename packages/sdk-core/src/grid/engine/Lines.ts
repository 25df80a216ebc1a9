import { firstWhere } from './firstWhere'
import type { PlaceGroup } from './groupPlaces'

/** The content of a line, without panels: the line of a group, or the row at a position of the order. */
export type Line = { group: number } | { position: number }

/** Rows and the lines of their groups, one below the other: an open group has its rows beneath it. */
export class Lines {
  readonly count: number
  private readonly rows: number
  private readonly groups: readonly PlaceGroup[] | undefined
  /** The line of each group. */
  private readonly starts: Uint32Array

  constructor(
    rows: number,
    groups?: readonly PlaceGroup[],
    isOpen: (group: number) => boolean = () => false,
  ) {
    this.rows = rows
    this.groups = groups
    this.starts = new Uint32Array(groups?.length ?? 0)
    let line = 0
    groups?.forEach(({ from, to }, at) => {
      this.starts[at] = line
      line += isOpen(at) ? 1 + to - from : 1
    })
    this.count = groups ? line : rows
  }

  lineAt(line: number): Line {
    if (!this.groups) return { position: line }
    const group = firstWhere(this.starts.length, (at) => (this.starts[at] ?? 0) > line) - 1
    const start = this.starts[group] ?? 0
    return line === start ? { group } : { position: (this.groups[group]?.from ?? 0) + line - start - 1 }
  }

  lineOfGroup(group: number): number {
    return this.starts[group] ?? -1
  }

  /** Calls with each position of the order that has a line, and that line, until the callback stops it. */
  eachRow(visit: (position: number, line: number) => boolean | void): void {
    if (!this.groups) {
      for (let at = 0; at < this.rows; at++) if (visit(at, at)) return
      return
    }
    for (const [group, { from }] of this.groups.entries()) {
      const start = this.starts[group] ?? 0
      const end = this.starts[group + 1] ?? this.count
      for (let line = start + 1; line < end; line++) if (visit(from + line - start - 1, line)) return
    }
  }
}
