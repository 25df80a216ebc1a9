/** The first rows of a CSV or TSV file, and whether there are more. */
export interface Cells {
  rows: readonly (readonly string[])[]
  hasMore: boolean
}

/** Reads the cells of a text of values with quotes as RFC 4180 has them, as far as so many rows. */
export function readCells(text: string, separator: ',' | '\t', most: number): Cells {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }

  for (let at = 0; at < text.length && rows.length <= most; at += 1) {
    const character = text[at] ?? ''
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) endCell()
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1
      endRow()
    } else cell += character
  }
  if (rows.length <= most && (cell !== '' || row.length > 0)) endRow()
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}
