import { describe, expect, it } from 'vitest'
import { describeLists } from './describeLists'

const listOf = (args: string, variables: unknown = {}) =>
  describeLists(`{ a${args} { nodes { id } } }`, variables)[0]

describe('describeLists', () => {
  it('describes the arguments of a list', () => {
    const text =
      'query ($f: F) { __typename all: rounds(filter: $f, orderBy: [ID_ASC], first: 5, offset: 10) { totalCount } }'

    expect(describeLists(text, { f: { id: { equalTo: '1' } } })).toEqual([
      { name: '__typename', filter: undefined, orderBy: undefined, first: undefined, offset: 0 },
      { name: 'all', filter: { id: { equalTo: '1' } }, orderBy: ['ID_ASC'], first: 5, offset: 10 },
    ])
  })

  it.each([
    ['', { first: undefined, offset: 0 }],
    ['(first: null, offset: null)', { first: undefined, offset: 0 }],
    ['(first: 0)', { first: 0, offset: 0 }],
    ['(first: $none)', { first: undefined, offset: 0 }],
  ])('takes %j for a page', (args, page) => {
    expect(listOf(args)).toMatchObject(page)
  })

  it.each([
    '(last: 5)',
    '(after: "x")',
    '(condition: {})',
    '(first: -1)',
    '(offset: -1)',
    '(first: "5")',
    '(offset: ALL)',
  ])('leaves a list with %s to the platform', (args) => {
    expect(listOf(args)).toBeUndefined()
  })

  it('finds none in a text that is not a query', () => {
    expect(describeLists('mutation { a { id } }', {})).toEqual([])
  })
})
