import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../testing/mulberry32'
import { createFreshness } from './createFreshness'

const answer = (value: number) => ({ step: { __typename: 'Step', id: '1', value } })

describe('freshness', () => {
  it('puts what a younger question found in place of a late answer', () => {
    const freshness = createFreshness()
    const [old, young] = [freshness.depart(), freshness.depart()]

    young.arrive(answer(2))

    expect(old.arrive(answer(1))).toEqual(answer(2))
  })

  it('puts what a write answered in place of what was asked before', () => {
    const freshness = createFreshness()
    const question = freshness.depart()

    freshness.wrote(answer(2))

    expect(question.arrive(answer(1))).toEqual(answer(2))
  })

  it('leaves the answer of a younger question alone', () => {
    const freshness = createFreshness()
    const [old, young] = [freshness.depart(), freshness.depart()]

    old.arrive(answer(1))

    expect(young.arrive(answer(2))).toEqual(answer(2))
  })

  it('remembers nothing once nothing is on its way', () => {
    const freshness = createFreshness()
    const [lost, young] = [freshness.depart(), freshness.depart()]
    young.arrive(answer(2))
    expect(freshness.size).toBe(1)

    lost.drop()

    expect(freshness.size).toBe(0)
  })

  it.each([1, 2, 3])('never ends with an older value, in ten thousand interleavings [seed %i]', (seed) => {
    const random = mulberry32(seed)
    const freshness = createFreshness()
    const flying: { arrive: () => unknown; read: number }[] = []
    let [server, shown, late] = [0, 0, 0]

    for (let step = 0; step < 10_000; step++) {
      const kind = random()
      if (kind < 0.3) server += 1
      else if (kind < 0.65) {
        const [passage, read] = [freshness.depart(), server]
        flying.push({ arrive: () => passage.arrive(answer(read)), read })
      } else {
        const [landed] = flying.splice(Math.floor(random() * flying.length), 1)
        if (!landed) continue
        if (landed.read < shown) late += 1
        const { step: record } = landed.arrive() as ReturnType<typeof answer> // what was handed in
        expect(record.value).toBeGreaterThanOrEqual(shown)
        shown = record.value
      }
    }

    expect(late).toBeGreaterThan(100)
  })
})
