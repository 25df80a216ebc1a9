import { describe, expect, it } from 'vitest'
import { mergeQueries } from './mergeQueries'

const deals = {
  text: 'query DealsRows($filter:DealFilter!$ids:[UUID!]!){rows:allDeals(filter:{and:[$filter,{total:{equalTo:"a: {b"}}]}){nodes{id ...Deal total:size(of:1)}}total:allDeals(filter:$filter){totalCount}}fragment Deal on Deal{id name}',
  variables: { filter: {}, ids: ['1'] },
}
const parents = {
  text: 'query Parents($ids:[UUID!]!){rows:allDeals(filter:{id:{in:$ids}}){nodes{id}}}',
  variables: { ids: ['2'] },
}

describe('mergeQueries', () => {
  it('numbers the variables and the fields at the top of each query, and nothing else', () => {
    const merged = mergeQueries([deals, parents])

    expect(merged?.text).toBe(
      'query Rows($filter_0:DealFilter!$ids_0:[UUID!]!$ids_1:[UUID!]!){' +
        'rows_0:allDeals(filter:{and:[$filter_0,{total:{equalTo:"a: {b"}}]}){nodes{id ...Deal total:size(of:1)}}' +
        'total_0:allDeals(filter:$filter_0){totalCount}' +
        'rows_1:allDeals(filter:{id:{in:$ids_1}}){nodes{id}}' +
        '}fragment Deal on Deal{id name}',
    )
    expect(merged?.variables).toEqual({ filter_0: {}, ids_0: ['1'], ids_1: ['2'] })
  })

  it('writes out how many rows are asked for, as a power of two: the platform counts a variable as a thousand', () => {
    const counted = {
      text: 'query Steps($ids:[UUID!]!$rows:Int!){rows:allSteps(filter:{id:{in:$ids}}first:$rows){nodes{id}}}',
      variables: { ids: ['3', '4', '5'], rows: 3 },
    }

    const merged = mergeQueries([counted, parents])

    expect(merged?.text).toContain('query Rows($ids_0:[UUID!]!$ids_1:[UUID!]!)')
    expect(merged?.text).toContain('rows_0:allSteps(filter:{id:{in:$ids_0}}first:4)')
    expect(merged?.variables).toEqual({ ids_0: ['3', '4', '5'], ids_1: ['2'] })
  })

  it('gives each query its own part of the answer', () => {
    const merged = mergeQueries([deals, parents])

    expect(merged?.answersIn({ rows_0: 'a', total_0: 'b', rows_1: 'c' })).toEqual([
      { rows: 'a', total: 'b' },
      { rows: 'c' },
    ])
  })

  it('sends a fragment that several queries have once', () => {
    expect(mergeQueries([deals, deals])?.text.match(/fragment Deal on/g)).toHaveLength(1)
  })

  it.each([
    ['two fragments of one name', { ...deals, text: deals.text.replace('{id name}', '{id}') }],
    ['a fragment with a variable', { ...deals, text: deals.text.replace('{id name}', '{id a(b:$ids)}') }],
    ['a text it cannot read', { ...deals, text: '{ allDeals { nodes { id } } }' }],
  ])('merges nothing where there are %s', (_, other) => {
    expect(mergeQueries([deals, other])).toBeUndefined()
  })
})
