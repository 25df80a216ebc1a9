import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from './readCsv'
import { writeCsv } from './writeCsv'

interface Row {
  name: string
  units: string
}
const columns = [
  { header: 'Name', value: ({ name }: Row) => name },
  { header: 'Units', kind: 'number' as const, value: ({ units }: Row) => units },
]
const linesOf = (rows: Row[]) => writeCsv(rows, columns, { byteOrderMark: false }).split('\r\n')

/** The 22 beginnings that spreadsheets are known to run, or to skip on the way to one. */
const beginnings = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '\0='],
  ...['＝', '＋', '－', '＠', '\t=', '\r=', '\n=', "'="],
  ...['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://x.test")', '-1+cmd|A1'],
]

describe('writeCsv', () => {
  it('writes a line for the headers and one for each row, quoted only where it must be', () => {
    expect(linesOf([{ name: 'Okafor, Maren', units: '1600' }])).toEqual([
      'Name,Units',
      '"Okafor, Maren",1600',
      '',
    ])
  })

  it('begins with the byte order mark by default', () => {
    expect(writeCsv([], columns).startsWith('\uFEFFName')).toBe(true)
  })

  it.each(beginnings)('writes no cell that begins with %j', (beginning) => {
    const [, line = ''] = linesOf([{ name: `${beginning}x`, units: '1' }])
      .join('\r\n')
      .split('Units\r\n')

    expect(line).toMatch(/^"?'/)
  })

  it('keeps the minus of a number, and of nothing that only claims to be one', () => {
    const [, number, claimed] = linesOf([
      { name: 'a', units: '-12.50' },
      { name: 'b', units: '-1+cmd|A1' },
    ])

    expect(number).toBe('a,-12.50')
    expect(claimed).toBe("b,'-1+cmd|A1")
  })

  it('quotes the separators of other locales', () => {
    expect(linesOf([{ name: 'a;=1', units: '1' }])[1]).toBe('"a;=1",1')
  })

  it('is read back unchanged, for all contents of cells', () => {
    const cell = fc.oneof(
      // NUL and U+FFFD are in no text of a user.
      fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\0\uFFFD]/g, '')),
      fc.string({
        unit: fc.constantFrom('"', ',', ';', '\r', '\n', "'", '=', '+', '-', '@', '\t', ' ', 'x', '＝'),
      }),
    )
    const table = fc
      .integer({ min: 1, max: 6 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }))

    fc.assert(
      fc.property(table, fc.boolean(), (rows, byteOrderMark) => {
        const width = rows[0]?.length ?? 1
        const all = Array.from({ length: width }, (_, at) => ({
          header: `column ${at}`,
          value: (row: string[]) => row[at],
        }))

        const read = readCsv(writeCsv(rows, all, { byteOrderMark }))

        expect(read).toEqual({ ok: true, headers: all.map(({ header }) => header), rows })
      }),
      { numRuns: 2000 },
    )
  })
})
