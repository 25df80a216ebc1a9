/** The first rows of a CSV or TSV file, and whether there are more. */
export interface Cells {
  rows: readonly (readonly string[])[]
  hasMore: boolean
}

/** Reads at most a number of rows of a text with RFC 4180 quotes; the separator is the expected one or that of the first line. */
export function readCells(text: string, expected: ',' | '\t', most: number): Cells {
  const separator = separatorOf(text, expected)
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

/** The separator that the first line has most of, outside of quotes; the expected one where others are as many. */
function separatorOf(text: string, expected: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1)
  const bare = line.replace(/"[^"]*"?/g, '')
  const count = (separator: string) => bare.split(separator).length
  return [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most), expected)
}

/** Reads the bytes of a text: UTF-16 with its byte order mark, UTF-8, or else Windows-1252. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // The last character may be cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
