/** The cells of a CSV text as a spreadsheet cuts them, one character at a time, and as they stand: guards and all. */
export function plainCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, isQuoted, at] = ['', false, text.startsWith('\ufeff') ? 1 : 0]
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (; at < text.length; at++) {
    const char = text[at] ?? ''
    if (isQuoted && char === '"' && text[at + 1] === '"') cell += text[at++]
    else if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += char
    else if (char === ',') endCell()
    else if (char === '\n') {
      endCell()
      rows.push([])
    } else if (char !== '\r') cell += char
  }
  return rows.slice(0, -1)
}

/** Returns true when a spreadsheet would run a cell. Skipped characters are removed, and full-width signs count as plain ones. */
export function isFormula(cell: string): boolean {
  const first = cell
    .replace(/^[\0]+/, '')
    .normalize('NFKC')
    .charAt(0)
  return first !== '' && '=+-@\t\r\n'.includes(first)
}
