/** What is wrong with a cell: a stable code, and a sentence. */
export type CellProblem = [code: 'csv_not_text' | 'csv_unclosed_quote' | 'csv_stray_quote', message: string]

/** One cell of a CSV text. */
export interface Cell {
  text: string
  /** Where what divides it from the next stands. */
  end: number
  problem?: CellProblem
}

/** Reads the cell that begins at a place. */
export function readCell(text: string, start: number): Cell {
  const cell = text[start] === '"' ? readQuoted(text, start) : readPlain(text, start)
  return cell.problem || isText(cell.text) ? cell : { ...cell, problem: notText }
}

const divider = /[,\r\n"]/g

function readPlain(text: string, start: number): Cell {
  divider.lastIndex = start
  const end = divider.exec(text)?.index ?? text.length
  return { text: text.slice(start, end), end, problem: text[end] === '"' ? quoteInside : undefined }
}

function readQuoted(text: string, start: number): Cell {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote < 0) return { text: '', end: text.length, problem: unclosed }
  const end = quote + 1
  const isClosed = end === text.length || ',\r\n'.includes(text.charAt(end))
  const inner = text.slice(start + 1, quote).replaceAll('""', '"')
  return { text: inner, end, problem: isClosed ? undefined : textAfterQuote }
}

/** What decoding could not read shows as U+FFFD; NUL stands in UTF-16 and in no text. */
function isText(text: string): boolean {
  return !text.includes('\uFFFD') && !text.includes('\0')
}

const notText: CellProblem = ['csv_not_text', 'The file is not UTF-8 text. Save it as "CSV UTF-8".']
const unclosed: CellProblem = ['csv_unclosed_quote', 'A quoted cell is not closed.']
const quoteInside: CellProblem = [
  'csv_stray_quote',
  'A quote stands inside a cell that does not begin with one.',
]
const textAfterQuote: CellProblem = ['csv_stray_quote', 'Something stands after the closing quote of a cell.']
