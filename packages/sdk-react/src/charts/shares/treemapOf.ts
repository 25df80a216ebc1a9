/** The position and size of a tile, from 0 to 100 in both directions. */
export interface Tile {
  at: number
  top: number
  length: number
  height: number
}

interface Room {
  at: number
  top: number
  width: number
  height: number
}

/**
 * Fills a rectangle with tiles in proportion to their sizes, the largest first, each as square as possible. For drawing only:
 * sizes are shares of 100 above 0, and the rectangle is `ratio` times as wide as it is high.
 */
export function treemapOf(sizes: readonly number[], ratio = 4): Tile[] {
  const sum = sizes.reduce((total, size) => total + size, 0)
  const scale = sum > 0 ? (ratio * 100 * 100) / sum : 0
  const areas = sizes.map((size) => size * scale)
  const tiles: Tile[] = []
  let room: Room = { at: 0, top: 0, width: ratio * 100, height: 100 }
  for (let first = 0; first < areas.length;) {
    const row = bestRow(areas, first, Math.min(room.width, room.height))
    const laid = layRow(row, room)
    tiles.push(...laid.tiles)
    room = laid.rest
    first += row.length
  }
  return tiles.map(({ at, top, length, height }) => ({ at: at / ratio, top, length: length / ratio, height }))
}

/** As many as make the worst of them no longer than they were without the next. */
function bestRow(areas: readonly number[], first: number, side: number): number[] {
  const row = [areas[first] ?? 0]
  for (const area of areas.slice(first + 1)) {
    if (worst([...row, area], side) > worst(row, side)) break
    row.push(area)
  }
  return row
}

/** How long the longest tile of a row is for its width. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0)
  const depth = sum / side
  return Math.max(...row.map((area) => Math.max(area / depth / depth, (depth * depth) / area)))
}

/** Lays a row along the shorter side of the room, and returns the rest of the room. */
function layRow(row: readonly number[], { at, top, width, height }: Room): { tiles: Tile[]; rest: Room } {
  const sum = row.reduce((total, area) => total + area, 0)
  const isStanding = width >= height
  const depth = sum / (isStanding ? height : width)
  let from = 0
  const tiles = row.map((area) => {
    const span = area / depth
    const tile = isStanding
      ? { at, top: top + from, length: depth, height: span }
      : { at: at + from, top, length: span, height: depth }
    from += span
    return tile
  })
  const rest = isStanding
    ? { at: at + depth, top, width: Math.max(0, width - depth), height }
    : { at, top: top + depth, width, height: Math.max(0, height - depth) }
  return { tiles, rest }
}
