import { describe, expect, it } from 'vitest'
import { readCells } from './readCells'

describe('readCells', () => {
  it('reads rows and cells, whatever ends a line', () => {
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

  it('stops after as many rows as asked for, and says that there are more', () => {
    expect(readCells('1\n2\n3\n', ',', 2)).toEqual({ rows: [['1'], ['2']], hasMore: true })
    expect(readCells('1\n2\n', ',', 2)).toEqual({ rows: [['1'], ['2']], hasMore: false })
  })

  it('of nothing are none', () => {
    expect(readCells('', ',', 5)).toEqual({ rows: [], hasMore: false })
  })
})
