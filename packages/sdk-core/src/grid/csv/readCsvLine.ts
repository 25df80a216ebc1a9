import type { CsvSigns } from './CsvSigns'

/**
 * The cells of the line that begins at a place, up to one more than `most`; nothing where one of them may be quoted or
 * guarded. Most lines are nothing but texts between commas, and are cut without a look at each cell.
 */
export function readCsvLine(
  signs: CsvSigns,
  at: number,
  { width, most }: { width: number; most: number },
): string[] | undefined {
  signs.seek(at)
  const { text, lineEnd } = signs
  if (signs.quote < lineEnd || signs.apostrophe < lineEnd) return undefined
  // As long as the headers: growing, and room to spare, cost as much as reading.
  const cells = new Array<string>(width)
  let count = 0
  let start = at
  let { comma } = signs
  while (comma < lineEnd && count < most) {
    cells[count++] = text.slice(start, comma)
    start = comma + 1
    comma = text.indexOf(',', start)
    if (comma < 0) comma = text.length
  }
  signs.comma = comma
  cells[count++] = text.slice(start, lineEnd)
  if (width > count) cells.length = count
  return cells
}
