import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../../testing/mulberry32'
import { createRequestTracker } from './createRequestTracker'

const step = (id: string, value = 1) => ({ __typename: 'Step', id, value })
const answer = (value: number) => ({ step: step('1', value) })
const list = (ids: string[], totalCount = ids.length) => ({
  __typename: 'Query',
  allSteps: { __typename: 'StepsConnection', totalCount, nodes: ids.map((id) => step(id)) },
})
const affectedBy =
  (...words: string[]) =>
  (fields: readonly string[]) =>
    fields.some((field) => words.includes(field))

describe('createRequestTracker', () => {
  it('replaces a late answer with the result of a newer request', () => {
    const tracker = createRequestTracker()
    const [older, newer] = [tracker.startRequest(), tracker.startRequest()]

    newer.reconcile(answer(2))

    expect(older.reconcile(answer(1)).answer).toEqual(answer(2))
  })

  it('replaces an answer requested before a mutation with the result of the mutation', () => {
    const tracker = createRequestTracker()
    const request = tracker.startRequest()

    tracker.updated([step('1', 2)])

    expect(request.reconcile(answer(1)).answer).toEqual(answer(2))
  })

  it('does not change the answer of a newer request', () => {
    const tracker = createRequestTracker()
    const [older, newer] = [tracker.startRequest(), tracker.startRequest()]

    older.reconcile(answer(1))

    expect(newer.reconcile(answer(2)).answer).toEqual(answer(2))
  })

  it('does not let any field overwrite a newer value', () => {
    const tracker = createRequestTracker()
    const [first, second] = [tracker.startRequest(), tracker.startRequest()]
    const record = { __typename: 'Step', id: '1', value: 1, name: 'new' }

    tracker.updated([{ __typename: 'Step', id: '1', name: 'new' }])
    const third = tracker.startRequest()
    tracker.updated([step('1', 3)])

    expect(first.reconcile({ step: { ...record, name: 'old' } }).answer).toEqual({
      step: { ...record, value: 3 },
    })
    expect(third.reconcile({ step: { ...record, name: 'newer' } }).answer).toEqual({
      step: { ...record, value: 3, name: 'newer' },
    })
    second.end()
  })

  it('applies an update to a record that was removed and found again', () => {
    const tracker = createRequestTracker()
    const first = tracker.startRequest()
    const version = (value: number) => ({ ...step('2', value), version: String(value) })

    tracker.removed([step('2')])
    tracker.startRequest().reconcile({ step: version(5) })
    tracker.updated([version(6)])

    expect(first.reconcile({ step: version(4) }).answer).toEqual({ step: version(6) })
  })

  it('does not bring back a record that was deleted after the request started', () => {
    const tracker = createRequestTracker()
    const [whole, single, page] = [tracker.startRequest(), tracker.startRequest(), tracker.startRequest()]

    tracker.removed([step('2')])

    expect(whole.reconcile(list(['1', '2']))).toEqual({ answer: list(['1']), outdatedTypes: new Set() })
    expect(single.reconcile({ step: step('2') }).answer).toEqual({ step: null })
    expect(page.reconcile(list(['1', '2'], 9)).outdatedTypes).toEqual(new Set(['Step']))
  })

  it('accepts a record that is found again after it was deleted', () => {
    const tracker = createRequestTracker()
    tracker.startRequest()

    tracker.removed([step('2')])

    expect(tracker.startRequest().reconcile(list(['1', '2'])).answer).toEqual(list(['1', '2']))
  })

  it('reports a page as outdated that may have shifted when a row before it was deleted', () => {
    const tracker = createRequestTracker()
    const [page, whole] = [tracker.startRequest(), tracker.startRequest()]

    tracker.removed([step('2')])

    expect(page.reconcile(list(['7']), affectedBy('offset')).outdatedTypes).toEqual(new Set(['Step']))
    expect(whole.reconcile(list(['7'])).outdatedTypes).toEqual(new Set())
  })

  it('reports a list as outdated that lacks a record created after the request started', () => {
    const tracker = createRequestTracker()
    const [lacks, has, other] = [tracker.startRequest(), tracker.startRequest(), tracker.startRequest()]

    tracker.maybeNew([step('2')])

    expect(lacks.reconcile(list([])).outdatedTypes).toEqual(new Set(['Step']))
    expect(has.reconcile(list(['2'])).outdatedTypes).toEqual(new Set())
    expect(other.reconcile(answer(1)).outdatedTypes).toEqual(new Set())
  })

  it('reports a list as outdated that lacks a record created and then updated', () => {
    const tracker = createRequestTracker()
    const request = tracker.startRequest()

    tracker.maybeNew([step('2')])
    tracker.updated([step('2', 5)])

    expect(request.reconcile(list(['1'])).outdatedTypes).toEqual(new Set(['Step']))
  })

  it('reports a list as outdated when an update may have added a row or moved one', () => {
    const tracker = createRequestTracker()
    const [moved, entered, undecided] = [
      tracker.startRequest(),
      tracker.startRequest(),
      tracker.startRequest(),
    ]

    tracker.updated([step('2', 5)])

    expect(moved.reconcile(list(['2']), affectedBy('value')).outdatedTypes).toEqual(new Set(['Step']))
    expect(entered.reconcile(list(['1']), affectedBy('value')).outdatedTypes).toEqual(new Set(['Step']))
    expect(undecided.reconcile(list(['1']), affectedBy('id')).outdatedTypes).toEqual(new Set())
  })

  it('knows which record was removed while the mutation that created it was in flight', () => {
    const tracker = createRequestTracker()
    const write = tracker.startRequest()

    tracker.removed([step('2')])

    expect([write.wasRemoved(step('2')), write.wasRemoved(step('1'))]).toEqual([true, false])
    expect(tracker.startRequest().wasRemoved(step('2'))).toBe(false)
  })

  it('replaces the records of a mutation that have an older version', () => {
    const tracker = createRequestTracker()
    const write = tracker.startRequest()
    const asset = (name: string, version?: string) => ({ __typename: 'Asset', id: 'a', name, version })
    const payload = (shown: object) => ({
      createStep: { __typename: 'P', step: { ...step('1'), asset: shown } },
    })

    tracker.updated([asset('new', '2')])

    expect(write.withNewerVersions(payload(asset('old', '1')))).toEqual(payload(asset('new', '2')))
    expect(write.withNewerVersions(payload(asset('newer', '3')))).toEqual(payload(asset('newer', '3')))
    expect(write.withNewerVersions(payload(asset('who knows')))).toEqual(payload(asset('who knows')))
  })

  it('remembers nothing once no request is in flight', () => {
    const tracker = createRequestTracker()
    const [lost, newer] = [tracker.startRequest(), tracker.startRequest()]
    newer.reconcile(answer(2))
    expect(tracker.observedRecordCount).toBe(1)

    lost.end()

    expect(tracker.observedRecordCount).toBe(0)
  })

  it('drops records that no open request needs, while others are in flight', () => {
    const tracker = createRequestTracker()
    const first = tracker.startRequest()
    tracker.updated([{ __typename: 'Step', id: '1', version: 2 }])
    const second = tracker.startRequest()
    tracker.updated([{ __typename: 'Step', id: '2', version: 2 }])
    expect(tracker.observedRecordCount).toBe(2)

    first.end()
    expect(tracker.observedRecordCount).toBe(1)
    second.end()
    expect(tracker.observedRecordCount).toBe(0)
  })

  it.each([1, 2, 3])('never ends with an older value, in ten thousand interleavings [seed %i]', (seed) => {
    const random = mulberry32(seed)
    const tracker = createRequestTracker()
    const inFlight: { arrive: () => unknown; read: number }[] = []
    let [server, shown, late] = [0, 0, 0]

    for (let step = 0; step < 10_000; step++) {
      const kind = random()
      if (kind < 0.3) server += 1
      else if (kind < 0.65) {
        const [tracked, read] = [tracker.startRequest(), server]
        inFlight.push({ arrive: () => tracked.reconcile(answer(read)).answer, read })
      } else {
        const [ended] = inFlight.splice(Math.floor(random() * inFlight.length), 1)
        if (!ended) continue
        if (ended.read < shown) late += 1
        const { step: record } = ended.arrive() as ReturnType<typeof answer> // the given record
        expect(record.value).toBeGreaterThanOrEqual(shown)
        shown = record.value
      }
    }

    expect(late).toBeGreaterThan(100)
  })
})
