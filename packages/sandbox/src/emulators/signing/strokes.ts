/** The points of one stroke of a pen. */
export type Stroke = [x: number, y: number][]

const mostPoints = 20_000

/** The strokes a page sends, as far as they are strokes: whole numbers on a canvas, and not too many. */
export const strokesOf = (drawn: string): Stroke[] => readStrokes(parsed(drawn))

/** Strokes from parsed JSON. */
export function readStrokes(drawn: unknown): Stroke[] {
  const strokes = listOf(drawn).map((stroke) => listOf(stroke).filter(isPoint))
  const some = strokes.filter((stroke) => stroke.length > 0)
  return some.flat().length <= mostPoints ? some : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => Number.isInteger(part) && part >= -100 && part <= 10_000)
