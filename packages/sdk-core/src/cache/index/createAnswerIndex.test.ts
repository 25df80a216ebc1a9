import { describe, expect, it } from 'vitest'
import { createAnswerIndex } from './createAnswerIndex'

const issuer = { __typename: 'Account', id: 'a-1' }
const rounds = (count: number) => ({
  allRounds: {
    __typename: 'RoundsConnection',
    nodes: Array.from({ length: count }, (_, at) => ({ __typename: 'Round', id: `r-${at}`, issuer })),
  },
})
const later = () => {
  const tasks: (() => void)[] = []
  return {
    schedule: (work: () => void) => void tasks.push(work),
    run: () => tasks.splice(0).forEach((task) => task()),
  }
}

describe('createAnswerIndex', () => {
  it('returns the records of an answer that waits behind a long one to be indexed', () => {
    const index = createAnswerIndex(later().schedule)
    index.set('long', rounds(5_000))
    index.set('short', rounds(2))

    expect(index.get('short')?.has(issuer)).toBe(true)
    expect(index.get('short')?.lists[0]?.positionsShowing(issuer)).toEqual([0, 1])
  })

  it('loses no row of a long answer that changes before it is indexed', () => {
    const { schedule, run } = later()
    const index = createAnswerIndex(schedule)
    const { allRounds } = rounds(3_000)
    index.set('long', { allRounds })
    const list = index.get('long')?.lists[0]

    list?.setRows(allRounds.nodes.slice(1))
    run()

    expect(list?.positionsShowing(issuer)).toHaveLength(2_999)
  })

  it('reads only the pages that come behind those it knows', () => {
    const reads: string[] = []
    const page = (name: string) => {
      const row = { __typename: 'Round', id: name, issuer: { ...issuer, id: `issuer of ${name}` } }
      const followed = new Proxy(row, { ownKeys: (target) => (reads.push(name), Reflect.ownKeys(target)) })
      return { allRounds: { __typename: 'RoundsConnection', nodes: [followed] } }
    }
    const index = createAnswerIndex(later().schedule)
    const pages = ['first', 'second'].map(page)
    index.set('endless', { pages, pageParams: [] })
    reads.length = 0

    index.set('endless', { pages: [...pages, page('third')], pageParams: [] })

    expect(new Set(reads)).toEqual(new Set(['third']))
    expect(index.queriesWith({ __typename: 'Account', id: 'issuer of first' })).toEqual(['endless'])
    expect(index.queriesWith({ __typename: 'Account', id: 'issuer of third' })).toEqual(['endless'])
    expect(index.get('endless')?.lists.map(({ path }) => path[1])).toEqual([0, 1, 2])

    index.set('endless', { pages: [page('other'), ...pages], pageParams: [] })

    expect(index.queriesWith({ __typename: 'Account', id: 'issuer of third' })).toEqual([])
  })

  it('names the queries with a list of a type as answers come, show another type, and go', () => {
    const index = createAnswerIndex(later().schedule)
    const asset = (round: object) => ({ assetById: { __typename: 'Asset', id: 'x-1', round } })
    index.set('one', asset({ __typename: 'Round', id: 'r-9' }))
    expect(index.queriesWithLists('Round')).toEqual([])

    index.set('many', rounds(2))
    expect(index.queriesWithLists('Round')).toEqual(['many'])
    expect(index.queriesWithLists('Account')).toEqual([])

    const listed = rounds(1).allRounds.nodes.map((row) => ({ ...row, issuers: [issuer] }))
    index.set('many', { allRounds: { ...rounds(1).allRounds, nodes: listed } })
    expect(index.queriesWithLists('Account')).toEqual(['many'])

    index.remove('many')
    expect(index.queriesWithLists('Round')).toEqual([])
    expect(index.queriesWithLists('Account')).toEqual([])
  })
})
