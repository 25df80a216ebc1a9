import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../../../seed/random.ts'
import { CsvError, CsvReader } from './CsvReader.ts'
import { csvLine } from './writeCsv.ts'

function read(text: string, size = text.length, separator?: ','): string[][] {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells), separator)
  for (let from = 0; from < text.length; from += size) reader.push(text.slice(from, from + size))
  reader.end()
  return rows
}

describe('CsvReader', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a,\n', [['a', '']]],
    [',', [['', '']]],
    ['""', [['']]],
    ['"a ""b"", c","d\r\ne"\r\n', [['a "b", c', 'd\r\ne']]],
    ['a\n\nb\n', [['a'], [''], ['b']]],
    ['', []],
    [' a , b ', [[' a ', ' b ']]],
  ])('reads %j', (text, rows) => {
    expect(read(text)).toEqual(rows)
    expect(read(text, 1)).toEqual(rows)
  })

  it.each([
    ['a\n"b', 2, 'never closed'],
    ['a\nb"c"\n', 2, 'inside a value'],
    ['"a"b', 1, 'follows a closing quote'],
    ['a\rb', 1, 'carriage return alone'],
    ['a\n"b"\rc', 2, 'carriage return alone'],
    ['a\n"x\n', 2, 'never closed'],
    [','.repeat(200), 1, 'more than 100 values'],
    [`a\n"${'x'.repeat(30_000)}"`, 2, 'longer than 20000'],
  ])('refuses %j in row %i', (text, row, words) => {
    let error: unknown
    try {
      read(text)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(CsvError)
    expect(error).toMatchObject({ row, message: expect.stringContaining(words) })
  })

  it.each([
    [
      'semicolons',
      'a;b\n"1;2";3,4\n',
      [
        ['a', 'b'],
        ['1;2', '3,4'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1,5\t2;5\n',
      [
        ['a', 'b'],
        ['1,5', '2;5'],
      ],
    ],
    [
      'commas, with semicolons in quotes',
      '"a;b;c",d\n1;2,3\n',
      [
        ['a;b;c', 'd'],
        ['1;2', '3'],
      ],
    ],
    ['commas where a line has no separator', 'a\n1,2\n', [['a'], ['1', '2']]],
    ['semicolons after blank lines', '\n\na;b\n1;2', [[''], [''], ['a', 'b'], ['1', '2']]],
  ])('finds %s', (_, text, rows) => {
    for (const size of [text.length, 1]) expect(read(text, size)).toEqual(rows)
  })

  it('reads back 5,000 random tables as they were written, in pieces of any size', () => {
    const random = mulberry32(11)
    const alphabet = ['a', 'Ł', ',', '"', '\n', '\r\n', ' ', '1', ';', '\t']
    const upTo = (most: number) => Math.floor(random() * most)
    for (let table = 0; table < 5000; table++) {
      const width = 2 + upTo(3)
      const rows = Array.from({ length: 1 + upTo(4) }, () =>
        Array.from(
          { length: width },
          () => `x${Array.from({ length: upTo(5) }, () => alphabet[upTo(10)]).join('')}`,
        ),
      )
      expect(read(rows.map(csvLine).join(''), 1 + upTo(7), ',')).toEqual(rows)
    }
  })
})
