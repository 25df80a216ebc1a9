import { describe, expect, it } from 'vitest'
import { createAnswerWriter } from '../edits/createAnswerWriter'
import type { Entity } from '../entity'
import { IndexedAnswer } from '../index/IndexedAnswer'
import { readPage, type SyncedList } from '../lists/syncedLists'
import { orderOf } from '../lists/orderOf'
import { replaceInPlace } from './replaceInPlace'

const deal = (id: string, amount: number): Entity => ({ __typename: 'Deal', id, amount })
const shown = [deal('1', 10), deal('2', 20), deal('3', 30)]

/** Puts rows into a list by amount; returns whether it succeeded, and the amounts shown then. */
function put(
  rows: Entity[],
  { asked = rows.map(({ id }) => String(id)), total, ...page }: Partial<SyncedList> & Asked = {},
) {
  const list = {
    name: 'deals',
    filter: undefined,
    first: Infinity,
    offset: 0,
    order: orderOf('AMOUNT_ASC'),
    ...page,
  } as SyncedList // an order by one column is known
  const answer = new IndexedAnswer({ deals: { __typename: 'DealsConnection', nodes: shown } }, () => {})
  answer.indexRows()
  const read = readPage(answer.data, list, answer.lists)
  if (!read) throw new Error('The list is not supported.')
  const writer = createAnswerWriter()
  const isDone = replaceInPlace({ writer, hash: 'q', answer, list }, read, {
    asked: new Set(asked),
    found: rows,
    total,
  })
  const { nodes } = (answer.data as { deals: { nodes: Entity[] } }).deals
  return { isDone, amounts: nodes.map(({ amount }) => amount), nodes, changed: [...writer.changed] }
}

interface Asked {
  asked?: string[]
  total?: number
}

describe('replaceInPlace', () => {
  it('shows a row where it stood, and leaves the others', () => {
    const { isDone, amounts, nodes, changed } = put([deal('2', 25)])
    expect([isDone, amounts, changed]).toEqual([true, [10, 25, 30], ['q']])
    expect(nodes[0]).toBe(shown[0])
    expect(shown[1]).toEqual(deal('2', 20))
  })

  it('looks at the new values of neighbours that changed together', () => {
    expect(put([deal('2', 32), deal('3', 33)])).toMatchObject({ isDone: true, amounts: [10, 32, 33] })
    expect(put([deal('2', 25), deal('3', 22)])).toMatchObject({ isDone: false, amounts: [10, 20, 30] })
  })

  it('knows of a row that does not belong to the list, and is not shown either', () => {
    expect(put([deal('1', 5)], { asked: ['1', '9'] }).isDone).toBe(true)
  })

  it.each<[string, Entity[], (Partial<SyncedList> & Asked)?]>([
    ['moves past the next one', [deal('1', 21)]],
    ['moves before the one before', [deal('3', 19)]],
    ['is new', [deal('4', 15)]],
    ['is gone', [], { asked: ['2'] }],
    ['may have left the beginning of a page', [deal('1', 11)], { offset: 3 }],
    ['may have left an earlier page', [], { asked: ['9'], offset: 3 }],
    ['may have left an earlier page while another stays', [deal('2', 20)], { asked: ['2', '9'], offset: 3 }],
    ['may have left the end of a page', [deal('3', 31)], { first: 3 }],
    ['comes with another total', [deal('2', 25)], { total: 4 }],
  ])('writes nothing where a row %s', (_, rows, asked) => {
    expect(put(rows, asked)).toMatchObject({ isDone: false, amounts: [10, 20, 30], changed: [] })
  })
})
