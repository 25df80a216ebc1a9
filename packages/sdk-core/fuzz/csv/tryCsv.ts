import { readCsv, type CsvTable } from '../../src/grid/csv/readCsv'
import { writeCsv } from '../../src/grid/csv/writeCsv'
import { aRandom, type Random } from '../aRandom'
import { isFormula, plainCells } from './plainCells'

/** The 22 beginnings that spreadsheets are known to run, or to skip on the way to one. */
export const beginnings = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '\0=', '＝', '＋', '－', '＠', '\t=', '\r=', '\n=', "'="],
  ...['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://x.test")', '-1+cmd|A1'],
]
const pieces = [
  ...[
    '"',
    '""',
    ',',
    ';',
    '\r',
    '\n',
    '\r\n',
    "'",
    "''",
    '=',
    '+',
    '-',
    '@',
    '\t',
    ' ',
    'x',
    '0',
    '1.5',
    '＝',
    'é',
    '💶',
    '\ufeff',
    '',
  ],
  ...['null', '\u2028', '\u00a0', 'Okafor, Maren', '-5', '=1+1', "'=1", '\ud83d\udcb6', 'a\\b', '%0A=1'],
]

/** X1–X3: no cell of what is written is a formula; what is written is read back as it was; what is broken is refused whole. */
export function tryCsv({ seed, tables, broken }: { seed: number; tables: number; broken: number }): string[] {
  const random = aRandom(seed)
  const defects: string[] = []
  const note = (what: string, defect: string | undefined) => {
    if (defect && defects.length < 20) defects.push(`${what.slice(0, 200)}: ${defect}`)
  }
  for (const beginning of beginnings) note(JSON.stringify(beginning), formulaDefect(beginning))
  for (let at = 0; at < tables; at++) {
    const table = aTable(random)
    note(JSON.stringify(table), tableDefect(table, random.happens(0.5)))
  }
  for (let at = 0; at < broken; at++) {
    const { text, row } = aBrokenFile(random)
    note(JSON.stringify(text), brokenDefect(readCsv(text), row))
  }
  return defects
}

const columnsOf = (width: number) =>
  Array.from({ length: width }, (_, at) => ({
    header: `column ${at}`,
    value: (row: readonly string[]) => row[at],
  }))

function formulaDefect(beginning: string): string | undefined {
  const rows = ['x', '', '1', '"', ',1', '\n2'].map((end) => [beginning + end, 'b', `${beginning}${end}`])
  // Headers, and columns that claim to hold numbers, contain user text as well.
  const columns = columnsOf(3).map((column, at) =>
    at === 2 ? { ...column, kind: 'number' as const } : { ...column, header: `${beginning}${at}` },
  )
  const found = plainCells(writeCsv(rows, columns)).flat().filter(isFormula)
  const formulas = found.filter((cell) => !/^-\d+(?:\.\d+)?$/.test(cell))
  return formulas.length > 0 ? `the formula ${JSON.stringify(formulas[0])}` : undefined
}

function aTable(random: Random): string[][] {
  const width = 1 + random.upTo(5)
  const cell = () => Array.from({ length: random.upTo(5) }, () => random.pick(pieces)).join('')
  return Array.from({ length: random.upTo(6) }, () => Array.from({ length: width }, cell))
}

function tableDefect(table: readonly (readonly string[])[], byteOrderMark: boolean): string | undefined {
  const columns = columnsOf(table[0]?.length ?? 1)
  const text = writeCsv(table, columns, { byteOrderMark })
  const wanted = JSON.stringify({ ok: true, headers: columns.map(({ header }) => header), rows: table })
  const found = JSON.stringify(readCsv(text))
  if (found !== wanted) return `read as ${found}`
  const formula = plainCells(text).flat().find(isFormula)
  return formula === undefined ? undefined : `the formula ${JSON.stringify(formula)}`
}

/** A file that was whole, and what was done to it; the record that is wrong from then on. */
function aBrokenFile(random: Random): { text: string; row: number } {
  const width = 2 + random.upTo(4)
  const rows = Array.from({ length: 1 + random.upTo(8) }, () =>
    Array.from({ length: width }, () => random.pick(['a', '1', '"q, ""r"""', 'é'])),
  )
  const row = random.upTo(rows.length)
  const cells = rows[row] ?? []
  const at = random.upTo(width)
  const harm = random.upTo(8)
  if (harm === 0) cells[at] = '"not closed'
  if (harm === 1) cells[at] = 'a"b'
  if (harm === 2) cells[at] = '"a"b'
  if (harm === 3) cells.push('one more')
  if (harm === 4) cells.splice(at, 1)
  if (harm === 5) cells[at] = random.pick(['L\uFFFDf', 'a\0', '"\0"'])
  const headers = Array.from({ length: width }, (_, column) => `h${column}`)
  if (harm === 6) headers[at] = random.pick([' ', '""'])
  if (harm === 7) headers[at] = `H${(at + 1) % width} `
  const text =
    [headers, ...rows].map((cells) => cells.join(',')).join(random.pick(['\n', '\r\n'])) +
    random.pick(['', '\n'])
  return { text, row: harm > 5 ? 1 : row + 2 }
}

function brokenDefect(read: CsvTable, row: number): string | undefined {
  if (read.ok) return 'read in part'
  const [first] = read.errors
  const isNamed = first?.row === row && first.message.endsWith('.') && first.code.startsWith('csv_')
  return isNamed ? undefined : `${JSON.stringify(first)} where record ${row} is wrong`
}
