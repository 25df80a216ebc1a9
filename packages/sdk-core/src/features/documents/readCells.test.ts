import { describe, expect, it } from 'vitest'
import { decodeText, readCells } from './readCells'

describe('readCells', () => {
  it('reads rows and cells, with every line end', () => {
    expect(readCells('a,b\r\n1,2\n3,4\r5,6', ',', 10)).toEqual({
      rows: [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
      hasMore: false,
    })
  })

  it('keeps separators, lines and quotes within quotes', () => {
    expect(readCells('"Okafor, Maren","two\nlines","said ""yes"""', ',', 10).rows).toEqual([
      ['Okafor, Maren', 'two\nlines', 'said "yes"'],
    ])
  })

  it('reads tabs', () => {
    expect(readCells('a\tb,c\n', '\t', 10).rows).toEqual([['a', 'b,c']])
  })

  it('reads semicolons where the first line has more of them', () => {
    expect(readCells('a;b\n1,5;2', ',', 10).rows).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  it('stops after the requested number of rows, and reports that there are more', () => {
    expect(readCells('1\n2\n3\n', ',', 2)).toEqual({ rows: [['1'], ['2']], hasMore: true })
    expect(readCells('1\n2\n', ',', 2)).toEqual({ rows: [['1'], ['2']], hasMore: false })
  })

  it('of nothing are none', () => {
    expect(readCells('', ',', 5)).toEqual({ rows: [], hasMore: false })
  })
})

describe('decodeText', () => {
  const bytes = (buffer: Buffer) => new Uint8Array(buffer).buffer

  it.each([
    ['UTF-8', Buffer.from('Zoë, 東京')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFZoë, 東京')],
    ['UTF-16', Buffer.from('\uFEFFZoë, 東京', 'utf16le')],
  ])('reads %s', (_, buffer) => expect(decodeText(bytes(buffer))).toBe('Zoë, 東京'))

  it('reads Windows-1252 where the bytes are no UTF-8', () => {
    expect(decodeText(bytes(Buffer.from('\xd6lmann J\xfcrgen \x80', 'latin1')))).toBe('Ölmann Jürgen €')
  })

  it('reads UTF-8 that is cut within a character', () => {
    expect(decodeText(bytes(Buffer.from('Zoë').subarray(0, 3)))).toBe('Zo')
  })
})
