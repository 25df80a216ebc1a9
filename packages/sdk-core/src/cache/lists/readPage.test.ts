import { describe, expect, it } from 'vitest'
import { isListOf, syncedLists, readPage, writePage, type SyncedList } from './syncedLists'

const row = (id: string) => ({ __typename: 'Round', id })
const rows = (ids: string) => [...ids].map(row)
const list = (args = ''): SyncedList => {
  const [kept] = syncedLists(['capstan', null, `{ all${args} { nodes { id } } }`, {}])
  if (!kept) throw new Error('The query has no list.')
  return kept
}
const answer = (ids: string, more: object = {}) => ({ all: { __typename: 'C', nodes: rows(ids), ...more } })
const endless = (...pages: string[]) => ({ pages: pages.map((ids) => answer(ids)), pageParams: [0] })

describe('readPage', () => {
  it('reads the rows and their number', () => {
    expect(readPage(answer('ab', { totalCount: 7 }), list('(first: 2, offset: 4)'))).toEqual({
      rows: rows('ab'),
      first: 2,
      offset: 4,
      total: 7,
    })
    expect(readPage(answer('ab', { totalCount: null }), list())?.total).toBeUndefined()
  })

  it('reads the pages of an endless list as a long one, as long as all but the last are full', () => {
    expect(readPage(endless('ab', 'c'), list('(first: 2)'))).toMatchObject({ rows: rows('abc'), first: 4 })
    expect(readPage(endless('ab'), list('(first: 2)'))).toMatchObject({ rows: rows('ab'), first: 2 })
    expect(readPage(endless('a', 'bc'), list('(first: 2)'))).toBeUndefined()
    expect(readPage(endless('ab', 'c'), list())).toBeUndefined()
    expect(readPage(endless(), list())).toBeUndefined()
  })

  it('looks at no row of a list that is known, unless some are no records', () => {
    const shown = answer('ab')
    const known = {
      rows: shown.all.nodes,
      hasUniqueRecords: true,
      positionOf: (id: string | number) => ['a', 'b'].indexOf(String(id)),
    }
    shown.all.nodes.push(null as never)

    expect(readPage(shown, list(), [known])?.positionOf?.('b')).toBe(1)
    expect(readPage(shown, list(), [{ ...known, hasUniqueRecords: false }])).toBeUndefined()
    expect(readPage(shown, list(), [{ ...known, rows: [] }])).toBeUndefined()
  })

  it.each([
    ['cursors', answer('a', { pageInfo: {} })],
    ['rows that are no records', { all: { nodes: [row('a'), null] } }],
    ['rows that are no list', { all: { nodes: row('a') } }],
    ['no rows', { all: {} }],
    ['no list', { all: null }],
    ['another list', { other: {} }],
    ['nothing', undefined],
  ])('is nothing for an answer of %s', (_, shown) => {
    expect(readPage(shown, list())).toBeUndefined()
  })

  it.each([{ pages: 7, pageParams: [] }, { pages: [answer('a')] }])(
    'takes %j for no endless list',
    (shown) => {
      expect(readPage({ ...shown, ...answer('b') }, list())).toMatchObject({ rows: rows('b') })
    },
  )
})

describe('writePage', () => {
  const settle = (shown: unknown, kept: SyncedList, ids: string, total?: number) => {
    const page = readPage(shown, kept)
    return page && writePage(shown, kept, page, { rows: rows(ids), total })
  }

  it('puts rows on the pages they stand on', () => {
    expect(settle(endless('ab', 'c'), list('(first: 2)'), 'xabc')).toEqual(endless('xa', 'bc'))
    expect(settle(answer('ab'), list(), 'b')).toEqual(answer('b'))
    expect(settle(answer('ab', { totalCount: 2 }), list(), 'b', 1)).toEqual(answer('b', { totalCount: 1 }))
  })

  it('gives back the same answer where nothing is different', () => {
    const shown = answer('ab', { totalCount: 2 })
    const page = readPage(shown, list())

    expect(page && writePage(shown, list(), page, page)).toBe(shown)
  })
})

describe('isListOf', () => {
  it('goes by the type of the connection', () => {
    expect(isListOf(answer('a'), list(), new Set(['C']))).toBe(true)
    expect(isListOf(answer('a'), list(), new Set(['D']))).toBe(false)
    expect(isListOf(endless('a'), list(), new Set(['C']))).toBe(true)
    expect(isListOf({ all: 'C' }, list(), new Set(['C', 'undefined']))).toBe(false)
  })
})
