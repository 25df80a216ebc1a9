import { describe, expect, it } from 'vitest'
import { readSelection } from './readSelection'

describe('readSelection', () => {
  it('reads the fields at the top with their arguments, written out or given', () => {
    const text = `
      query Rounds($filter: RoundFilter!, $first: Int) { # a comment with { in it
        __typename
        open: allRounds(filter: $filter, orderBy: [OPENS_ON_DESC, ID_ASC], first: $first) {
          nodes { id asset(name: "}") { id } }
          totalCount
        }
        getUsersData { user { id } }
      }
      fragment Asset on Asset { id }`

    expect(readSelection(text, { filter: { status: { equalTo: 'active' } } })).toEqual([
      { name: '__typename', args: {} },
      {
        name: 'open',
        args: {
          filter: { status: { equalTo: 'active' } },
          orderBy: ['OPENS_ON_DESC', 'ID_ASC'],
          first: undefined,
        },
      },
      { name: 'getUsersData', args: {} },
    ])
  })

  it('reads every kind of value', () => {
    const text =
      '{ list(a: -1, b: 12345678901234567890.5, c: "q\\"u", d: true, e: null, f: { g: [1, ENUM] }) { id } }'

    expect(readSelection(text, undefined)).toEqual([
      {
        name: 'list',
        args: { a: -1, b: '12345678901234567890.5', c: 'q"u', d: true, e: null, f: { g: [1, 'ENUM'] } },
      },
    ])
  })

  it.each([
    ['mutation { createAsset { asset { id } } }', 'a mutation'],
    ['query A { a { id } } query B { b { id } }', 'two operations'],
    ['query ($first: Int = 5) { a(first: $first) { id } }', 'a default'],
    ['{ ...Rounds }', 'a fragment at the top'],
    ['{ a @include(if: $x) { id } }', 'a directive'],
    ['', 'nothing'],
    ['{ a(b: """two "words" here""") { id } }', 'a block of text'],
    ['{ a(b: "a\tb") { id } }', 'a text that is no JSON'],
    ['{ a(b: "\\u{1F600}") { id } }', 'another one'],
  ])('leaves %j alone: %s', (text) => {
    expect(readSelection(text, {})?.length ?? 0).toBe(0)
  })

  it('reads lists in lists, and numbers as they were written', () => {
    const text = '{ a(b: [[1, 2], []], c: 1e3, d: 9007199254740993, e: false, f: "-1", g: x1, h: 1.5e-7) }'

    expect(readSelection(text, {})?.[0]?.args).toEqual({
      b: [[1, 2], []],
      c: 1000,
      d: '9007199254740993',
      e: false,
      f: '-1',
      g: 'x1',
      h: '1.5e-7',
    })
  })

  it('recognizes only real comments as comments', () => {
    const text = '{ a(b: "Unit #4", c: 1) { id } # "quoted, {\n d }'

    expect(readSelection(text, {})).toEqual([
      { name: 'a', args: { b: 'Unit #4', c: 1 } },
      { name: 'd', args: {} },
    ])
  })

  it('skips the content of nested brackets', () => {
    const text = 'query ($f: [In!]! ) { a { b(c: { d: [1] }) { e } f } g }'

    expect(readSelection(text, {})?.map(({ name }) => name)).toEqual(['a', 'g'])
  })

  it.each(['{ a', '{ a { b', '{ a(b: [1', '{ a(b: { c: 1', 'query', '{ a(b: "c'])(
    'comes to an end with %j',
    (text) => {
      expect(readSelection(text, {})?.length ?? 0).toBeLessThan(3)
    },
  )
})
