import { describe, expect, it } from 'vitest'
import { csvCell, plainCell, writeCsv } from './writeCsv.ts'

describe('writeCsv', () => {
  it('ends every row with CRLF, and quotes cells with a comma, a quote or a line break', () => {
    const text = writeCsv(
      ['name', 'note'],
      [
        ['O"Brien, Pat', 'one\ntwo'],
        ['Łódź', null],
      ],
    )

    expect(text).toBe('name,note\r\n"O""Brien, Pat","one\ntwo"\r\nŁódź,\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['\0=1', "'\0=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1+1', "'＋1+1"],
    ['－1+1', "'－1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['-2+3+cmd|x', "'-2+3+cmd|x"],
    ['=', "'="],
  ])('makes no formula of %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it.each(['-5', '+5', '-5.25', '0', '12.500000000000000000', '1+1', 'a=b', 'maren@example.com'])(
    'leaves %s as it is',
    (text) => expect(csvCell(text)).toBe(text),
  )

  it.each(['=1+1', '@home', '- paid by wire', "it's", "'quoted'", ''])(
    'gives %j back when it is read',
    (text) => {
      expect(plainCell(csvCell(text))).toBe(text)
    },
  )
})
