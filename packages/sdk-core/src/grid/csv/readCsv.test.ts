import { describe, expect, it } from 'vitest'
import { readCsv } from './readCsv'

const errorsOf = (text: string, options = {}) => {
  const read = readCsv(text, options)
  return read.ok ? [] : read.errors.map(({ row, code }) => `${row} ${code}`)
}

describe('readCsv', () => {
  it.each([
    ['\uFEFFemail,name\r\nmaren@example.com,Maren\r\n', 'a byte order mark and CRLF'],
    ['email,name\nmaren@example.com,Maren\n\n', 'LF, and an empty line at the end'],
    ['email,name\n"maren@example.com","Maren"', 'quotes, and no line end at all'],
    ['email,name\rmaren@example.com,Maren\r', 'carriage returns alone'],
  ])('reads %j: %s', (text) => {
    expect(readCsv(text)).toEqual({
      ok: true,
      headers: ['email', 'name'],
      rows: [['maren@example.com', 'Maren']],
    })
  })

  it('reads lines with quotes and with guards among lines without either', () => {
    const text = 'name,units\r\nOkafor,1\r\n"Okafor, Maren",2\r\n\'=SUM,3\r\nO\'Brien,4\r\nLee,5'

    expect(readCsv(text)).toMatchObject({
      rows: [
        ['Okafor', '1'],
        ['Okafor, Maren', '2'],
        ['=SUM', '3'],
        ["O'Brien", '4'],
        ['Lee', '5'],
      ],
    })
  })

  it('reads a column alone, and empty cells at the end of a line', () => {
    expect(readCsv('a\n1\n\n2\n')).toMatchObject({ rows: [['1'], [''], ['2']] })
    expect(readCsv('a,b,c\n1,,\n')).toMatchObject({ rows: [['1', '', '']] })
  })

  it('keeps quotes, commas and line ends inside quoted cells', () => {
    expect(readCsv('a\n"one ""two"",\r\nthree"')).toMatchObject({ rows: [['one "two",\r\nthree']] })
  })

  it.each([
    ['', ['1 csv_empty']],
    ['a,b\n1,"2\n3,4', ['2 csv_unclosed_quote']],
    ['a,b\n1,2"3', ['2 csv_stray_quote']],
    ['a,b\n1,"2"3', ['2 csv_stray_quote']],
    ['a,b\n1,2,3\n4,5\n6', ['2 csv_wrong_cells', '4 csv_wrong_cells']],
    ['a,b\n\n1,2', ['2 csv_wrong_cells']],
    ['a,,b\n1,2,3', ['1 csv_header_empty']],
    ['Name,units, name\n1,2,3', ['1 csv_header_twice']],
    ['a\nL\uFFFDf', ['2 csv_not_text']],
    ['a\0,\0b', ['1 csv_not_text']],
  ])('names the record and the reason in %j', (text, errors) => {
    expect(errorsOf(text)).toEqual(errors)
  })

  it('stops at the first column and row too many', () => {
    expect(errorsOf('a,'.repeat(1_000_000))).toEqual(['1 csv_too_large'])
    expect(errorsOf('a\n1\n2\n3', { maxRows: 2 })).toEqual(['4 csv_too_large'])
  })

  it('reports a hundred errors, not all of them', () => {
    expect(errorsOf(`a,b\n${'1\n'.repeat(500)}`)).toHaveLength(100)
  })
})
