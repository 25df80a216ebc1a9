import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ListPush, ListPushes, mostRows } from './ListPushes.ts'

describe('ListPushes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
  })
  function dispatcher() {
    const sent: ListPush[] = []
    const pushes = new ListPushes((push) => sent.push(push))
    const add = (id: string, version: number, isGone?: 0 | 1) => {
      pushes.add('rounds', 'account person', {
        row: isGone === undefined ? [id, version] : [id, version, isGone],
        at: version,
      })
      pushes.flush()
    }
    return { sent, pushes, add }
  }
  const push = { table: 'rounds', audience: 'account person' }

  it('sends the first change at once, and those of the next tenth of a second in one frame', () => {
    const { sent, add } = dispatcher()
    add('a', 1)
    expect(sent).toEqual([{ ...push, version: 1, rows: [['a', 1]] }])

    add('a', 2)
    add('b', 7)
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(100)
    const rows = [
      ['a', 2],
      ['b', 7],
    ]
    expect(sent.slice(1)).toEqual([{ ...push, version: 7, rows }])
    vi.advanceTimersByTime(100)
    add('a', 3)
    expect(sent).toHaveLength(3)
  })

  it('keeps the newest version of a row, in every order of arrival', () => {
    const { sent, pushes, add } = dispatcher()
    add('x', 1)
    add('a', 5, 1)
    add('a', 4)
    pushes.flush()
    vi.advanceTimersByTime(100)
    expect(sent[1]?.rows).toEqual([['a', 5, 1]])
  })

  it('marks a row as possibly new until it is sent', () => {
    const { sent, add } = dispatcher()
    add('x', 1)
    add('a', 5, 0)
    add('a', 6)
    vi.advanceTimersByTime(100)
    add('a', 7)
    vi.advanceTimersByTime(100)
    expect(sent.slice(1).map(({ rows }) => rows)).toEqual([[['a', 6, 0]], [['a', 7]]])
  })

  it('sends one audience nothing of another’s window', () => {
    const { sent, pushes, add } = dispatcher()
    add('a', 1)
    pushes.add('rounds', 'other person', { row: ['b', 3], at: 3 })
    pushes.flush()
    expect(sent[1]).toEqual({ table: 'rounds', audience: 'other person', version: 3, rows: [['b', 3]] })
  })

  it('reports that any row may have changed once there are too many to list', () => {
    const { sent, pushes } = dispatcher()
    for (let id = 0; id <= mostRows; id++)
      pushes.add('rounds', 'account person', { row: [String(id), 1], at: 1 })
    pushes.flush()
    expect(sent).toEqual([{ ...push, version: 1, rows: undefined }])
  })

  it('is silent once it is closed', () => {
    const { sent, pushes, add } = dispatcher()
    add('a', 1)
    add('a', 2)
    pushes.close()
    vi.advanceTimersByTime(1_000)
    expect(sent).toHaveLength(1)
  })
})
