import { describe, expect, it } from 'vitest'
import { argumentWords } from './argumentWords'

const wordsOf = (text: unknown, variables?: unknown) => [...argumentWords(['capstan', 'a', text, variables])]

describe('argumentWords', () => {
  it('are all words in the arguments of a query', () => {
    const text = 'query { rounds(filter: { status: { equalTo: "open here" } }) { nodes { id name } } }'

    expect(wordsOf(text)).toEqual(expect.arrayContaining(['filter', 'status', 'equalTo']))
    expect(wordsOf(text)).not.toContain('name')
    expect(wordsOf(text)).not.toContain('here')
  })

  it('are not hidden by a quotation mark in a text or a comment', () => {
    const escaped = '{ a(b: { equalTo: "5\\" pipe" }, status: { equalTo: "open" }) }'
    const remark = '{ # 5" pipe\n a(status: { equalTo: "open" }) }'

    expect(wordsOf(escaped)).toContain('status')
    expect(wordsOf(remark)).toContain('status')
  })

  it('are those of several arguments, each by itself', () => {
    const found = wordsOf('{ a(b: c) { inner } d(e: f) }')

    expect(found).toEqual(expect.arrayContaining(['b', 'c', 'e', 'f']))
    expect(found).not.toContain('inner')
    expect(found).not.toContain('cd')
  })

  it('are all words in the variables', () => {
    expect(wordsOf('{ a }', { filter: { paidOn: { lessThan: 'x' } } })).toEqual(
      expect.arrayContaining(['filter', 'paidOn', 'lessThan']),
    )
  })

  it('are the fields that an order goes by, whichever way', () => {
    expect(wordsOf('{ a(orderBy: CREATED_ON_DESC) }', { orderBy: ['PAID_IN_CAPITAL_ASC'] })).toEqual(
      expect.arrayContaining(['createdOn', 'paidInCapital', 'CREATED_ON_DESC']),
    )
    expect(wordsOf('{ a(b: created_ON_DESC, c: CREATED_ON_DESCRIBED) }')).not.toContain('createdOn')
  })

  it('are only `null` for a key without a text and variables', () => {
    expect(wordsOf(undefined)).toEqual(['null'])
    expect(wordsOf(7, null)).toEqual(['null'])
  })
})
