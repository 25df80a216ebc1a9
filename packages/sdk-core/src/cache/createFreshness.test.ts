import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../testing/mulberry32'
import { createFreshness } from './createFreshness'

const step = (id: string, value = 1) => ({ __typename: 'Step', id, value })
const answer = (value: number) => ({ step: step('1', value) })
const list = (ids: string[], totalCount = ids.length) => ({
  __typename: 'Query',
  allSteps: { __typename: 'StepsConnection', totalCount, nodes: ids.map((id) => step(id)) },
})
const decidedBy =
  (...words: string[]) =>
  (fields: readonly string[]) =>
    fields.some((field) => words.includes(field))

describe('freshness', () => {
  it('puts what a younger question found in place of a late answer', () => {
    const freshness = createFreshness()
    const [old, young] = [freshness.depart(), freshness.depart()]

    young.arrive(answer(2))

    expect(old.arrive(answer(1)).answer).toEqual(answer(2))
  })

  it('puts what a write answered in place of what was asked before', () => {
    const freshness = createFreshness()
    const question = freshness.depart()

    freshness.updated([step('1', 2)])

    expect(question.arrive(answer(1)).answer).toEqual(answer(2))
  })

  it('leaves the answer of a younger question alone', () => {
    const freshness = createFreshness()
    const [old, young] = [freshness.depart(), freshness.depart()]

    old.arrive(answer(1))

    expect(young.arrive(answer(2)).answer).toEqual(answer(2))
  })

  it('keeps each field of what it found from undoing a newer one', () => {
    const freshness = createFreshness()
    const [first, second] = [freshness.depart(), freshness.depart()]
    const record = { __typename: 'Step', id: '1', value: 1, name: 'new' }

    freshness.updated([{ __typename: 'Step', id: '1', name: 'new' }])
    const third = freshness.depart()
    freshness.updated([step('1', 3)])

    expect(first.arrive({ step: { ...record, name: 'old' } }).answer).toEqual({
      step: { ...record, value: 3 },
    })
    expect(third.arrive({ step: { ...record, name: 'newer' } }).answer).toEqual({
      step: { ...record, value: 3, name: 'newer' },
    })
    second.drop()
  })

  it('does not bring back what was deleted after it was asked', () => {
    const freshness = createFreshness()
    const [whole, single, page] = [freshness.depart(), freshness.depart(), freshness.depart()]

    freshness.removed([step('2')])

    expect(whole.arrive(list(['1', '2']))).toEqual({ answer: list(['1']), outdated: new Set() })
    expect(single.arrive({ step: step('2') }).answer).toEqual({ step: null })
    expect(page.arrive(list(['1', '2'], 9)).outdated).toEqual(new Set(['Step']))
  })

  it('takes what is seen again after it was deleted', () => {
    const freshness = createFreshness()
    freshness.depart()

    freshness.removed([step('2')])

    expect(freshness.depart().arrive(list(['1', '2'])).answer).toEqual(list(['1', '2']))
  })

  it('calls a page outdated that may have shifted when a row before it was deleted', () => {
    const freshness = createFreshness()
    const [page, whole] = [freshness.depart(), freshness.depart()]

    freshness.removed([step('2')])

    expect(page.arrive(list(['7']), decidedBy('offset')).outdated).toEqual(new Set(['Step']))
    expect(whole.arrive(list(['7'])).outdated).toEqual(new Set())
  })

  it('calls a list outdated that lacks what was created after it was asked', () => {
    const freshness = createFreshness()
    const [lacks, has, other] = [freshness.depart(), freshness.depart(), freshness.depart()]

    freshness.created([step('2')])

    expect(lacks.arrive(list([])).outdated).toEqual(new Set(['Step']))
    expect(has.arrive(list(['2'])).outdated).toEqual(new Set())
    expect(other.arrive(answer(1)).outdated).toEqual(new Set())
  })

  it('calls a list outdated that lacks what changed once more after it was created', () => {
    const freshness = createFreshness()
    const question = freshness.depart()

    freshness.created([step('2')])
    freshness.updated([step('2', 5)])

    expect(question.arrive(list(['1'])).outdated).toEqual(new Set(['Step']))
  })

  it('calls a list outdated when a change may have put another row in it, or moved one', () => {
    const freshness = createFreshness()
    const [moved, entered, undecided] = [freshness.depart(), freshness.depart(), freshness.depart()]

    freshness.updated([step('2', 5)])

    expect(moved.arrive(list(['2']), decidedBy('value')).outdated).toEqual(new Set(['Step']))
    expect(entered.arrive(list(['1']), decidedBy('value')).outdated).toEqual(new Set(['Step']))
    expect(undecided.arrive(list(['1']), decidedBy('id')).outdated).toEqual(new Set())
  })

  it('takes what was pushed for news, but for no newer than when it was asked', () => {
    const freshness = createFreshness()
    const [old, pushed, young] = [freshness.depart(), freshness.depart(), freshness.depart()]
    const found = step('2', 5)
    pushed.arrive({ nodes: [found] })

    freshness.pushed([found])

    expect(young.arrive(list([]), decidedBy('value')).outdated).toEqual(new Set())
    expect(old.arrive(list([]), decidedBy('value')).outdated).toEqual(new Set(['Step']))
  })

  it('knows what was removed while a write that made it was on its way', () => {
    const freshness = createFreshness()
    const write = freshness.depart()

    freshness.removed([step('2')])

    expect([write.isRemoved(step('2')), write.isRemoved(step('1'))]).toEqual([true, false])
    expect(freshness.depart().isRemoved(step('2'))).toBe(false)
  })

  it('renews what a write answered late, as far as versions tell that it is late', () => {
    const freshness = createFreshness()
    const write = freshness.depart()
    const asset = (name: string, version?: string) => ({ __typename: 'Asset', id: 'a', name, version })
    const payload = (shown: object) => ({
      createStep: { __typename: 'P', step: { ...step('1'), asset: shown } },
    })

    freshness.updated([asset('new', '2')])

    expect(write.renew(payload(asset('old', '1')))).toEqual(payload(asset('new', '2')))
    expect(write.renew(payload(asset('newer', '3')))).toEqual(payload(asset('newer', '3')))
    expect(write.renew(payload(asset('who knows')))).toEqual(payload(asset('who knows')))
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
        flying.push({ arrive: () => passage.arrive(answer(read)).answer, read })
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
