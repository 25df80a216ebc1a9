import { detailHeight } from '../gridHeights'
import { createGroups } from './createGroups'
import type { GridView, ViewParts } from './GridView'
import { Lines } from './Lines'
import { Panels } from './Panels'

/** The lines of a grid, computed when they are needed. */
export function createView<Row>(parts: ViewParts<Row>): GridView<Row> {
  const { rows, idOf } = parts
  const { places, groups, itemOf, ids } = createGroups(parts)
  const lines = new Lines(places.length, groups, (group) => parts.open.has(ids[group] ?? ''))
  // A position of the order always names a row.
  const rowAt = (position: number) => rows[places[position] ?? 0] as Row
  const panels = panelsOf(lines, rowAt, parts)
  const count = lines.count + panels.count
  let found: { id: string; at: number } | undefined

  const find = (id: string): number => {
    const group = ids.indexOf(id)
    let line = group < 0 ? -1 : lines.lineOfGroup(group)
    if (group < 0)
      lines.eachRow((position, at) => {
        if (idOf(rowAt(position)) === id) line = at
        return line >= 0
      })
    return line < 0 ? -1 : panels.itemAt(line)
  }

  return {
    count,
    rowCount: places.length,
    height: panels.top(count),
    places,
    itemAt(at) {
      if (at < 0 || at >= count) return undefined
      const { line, isPanel } = panels.lineAt(at)
      const what = lines.lineAt(line)
      if ('group' in what) return itemOf(what.group)
      const row = rowAt(what.position)
      return { kind: isPanel ? 'detail' : 'row', id: idOf(row), row }
    },
    indexOf(id) {
      if (found?.id !== id) found = { id, at: find(id) }
      return found.at
    },
    top: (at) => panels.top(at),
    at: (y) => Math.max(0, Math.min(count - 1, panels.at(y))),
  }
}

/** Rows are looked through for open panels only where some may be open. */
function panelsOf<Row>(
  lines: Lines,
  rowAt: (position: number) => Row,
  { open, idOf, rowHeight, detailHeights }: ViewParts<Row>,
): Panels {
  const below: number[] = []
  const heights: number[] = []
  if (open.size > 0)
    lines.eachRow((position, line) => {
      const id = idOf(rowAt(position))
      if (!open.has(id)) return
      below.push(line)
      heights.push(detailHeight(detailHeights.get(id)))
    })
  return new Panels(below, heights, rowHeight)
}
