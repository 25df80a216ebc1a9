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
  it('knows what an answer shows while it waits behind a long one to be indexed', () => {
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
})
