import type { Row } from '../accounts/anIssuer.ts'

/** A row with numbers as short as they can be written, and without some of its columns. */
export function plain(row: Row, left: readonly string[] = []): Row {
  const entries = Object.entries(row).filter(([name]) => !left.includes(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, short(value)]))
}

function short(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value
}

/** Rows as the platform sorts them by a column: by value, text in lower case, nulls last, ties by id the same way. */
export function inOrder(rows: readonly Row[], column: string, direction: 'ASC' | 'DESC'): Row[] {
  const sign = direction === 'ASC' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a[column]), keyOf(b[column])]
    if (one === other) return String(a.id) < String(b.id) ? -sign : sign
    if (one === null) return 1
    if (other === null) return -1
    return one < other ? -sign : sign
  })
}

function keyOf(value: unknown): string | bigint | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean' || typeof value === 'number') return Number(value)
  const text = String(value)
  return /^-?\d+(\.\d+)?$/.test(text) ? scaled(text) : text.toLowerCase()
}

/** The sum of a column over rows, with as many places as its values have; null where none has one. */
export function sumOf(rows: readonly Row[], column: string): string | null {
  const values = rows.flatMap((row) => (row[column] === null ? [] : [String(row[column])]))
  if (values.length === 0) return null
  const places = Math.max(...values.map((value) => (value.split('.')[1] ?? '').length))
  const digits = values
    .reduce((sum, value) => sum + scaled(value), 0n)
    .toString()
    .padStart(61, '0')
  return `${digits.slice(0, -60).replace(/^0+(?=\d)/, '')}${places > 0 ? `.${digits.slice(-60).slice(0, places)}` : ''}`
}

/** A decimal as a whole number of 60 places: a float cannot distinguish two long ones. */
function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const digits = BigInt(whole + fraction.padEnd(60, '0'))
  return text.startsWith('-') ? -digits : digits
}
