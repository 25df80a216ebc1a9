import { describe, expect, it, vi } from 'vitest'
import type { Ask } from '../../cache/rows/fetchRows'
import { CapstanError } from '../../errors/CapstanError'
import { testClock } from '../../testing/testClock'
import { createQueryBatch } from './createQueryBatch'

const deals = 'query Deals($ids:[UUID!]!$rows:Int!){rows:allDeals(ids:$ids){id}}'
const steps = 'query Steps($ids:[UUID!]!$rows:Int!){rows:allSteps(ids:$ids){id}}'
const about = (...ids: string[]) => ({ ids, rows: ids.length })

/** Returns the text of a query as it is sent: its number of rows is written into it. */
const sent = (text: string) => text.replace('$rows:Int!', '')

/** A platform that answers every field at the top of a query with the requested ids. */
function setUp(refuses?: (text: string) => CapstanError | undefined) {
  const clock = testClock()
  const ask = vi.fn<Ask>(async (text, variables) => {
    const error = refuses?.(text)
    if (error) throw error
    const answers = [...text.matchAll(/(\w+):\w+\(ids:\$(\w+)\)/g)]
    return Object.fromEntries(answers.map(([, name, ids = '']) => [name, variables[ids]]))
  })
  return { clock, ask, askTogether: createQueryBatch(ask, clock) }
}

describe('createQueryBatch', () => {
  it('combines queries made at the same moment into one request', async () => {
    const { clock, ask, askTogether } = setUp()

    const answers = [askTogether(deals, about('1')), askTogether(steps, about('2'))]
    await clock.advance(5)

    expect(await Promise.all(answers)).toEqual([{ rows: ['1'] }, { rows: ['2'] }])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks once for the ids of queries that differ in nothing else', async () => {
    const { clock, ask, askTogether } = setUp()

    const answers = [askTogether(deals, about('1', '2')), askTogether(deals, about('2', '3'))]
    await clock.advance(5)
    await Promise.all(answers)

    expect(ask.mock.calls).toEqual([[sent(deals), { ids: ['1', '2', '3'] }]])
  })

  it('asks for no more rows at once than the platform returns', async () => {
    const { clock, ask, askTogether } = setUp()
    const rows = (from: number) => about(...Array.from({ length: 600 }, (_, at) => `${from + at}`))

    const answers = [
      askTogether(deals, rows(0)),
      askTogether(deals, rows(500)),
      askTogether(deals, rows(600)),
    ]
    await clock.advance(5)

    expect(await Promise.all(answers)).toEqual([
      { rows: rows(0).ids },
      { rows: rows(500).ids },
      { rows: rows(600).ids },
    ])
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('asks no more than thirteen questions in one request: each has up to three fields of the forty there may be', async () => {
    const { clock, ask, askTogether } = setUp()

    const answers = Array.from({ length: 14 }, (_, at) => askTogether(deals, { ...about('1'), at }))
    await clock.advance(5)
    await Promise.all(answers)

    expect(ask.mock.calls.map(([text]) => text.split('allDeals').length - 1)).toEqual([13, 1])
  })

  it('asks for a count alone too', async () => {
    const { clock, askTogether } = setUp()

    const answer = askTogether(deals, about())
    await clock.advance(5)

    expect(await answer).toEqual({ rows: [] })
  })

  it('keeps queries with other variables separate', async () => {
    const { clock, askTogether } = setUp()

    const answers = [
      askTogether(deals, { ...about('1'), filter: 'a' }),
      askTogether(deals, { ...about('2'), filter: 'b' }),
    ]
    await clock.advance(5)

    expect(await Promise.all(answers)).toEqual([{ rows: ['1'] }, { rows: ['2'] }])
  })

  it('asks for no more than twenty records in one document', async () => {
    const { clock, ask, askTogether } = setUp()
    const twelve = about(...Array.from({ length: 12 }, (_, at) => `${at}`))

    const answers = [askTogether(deals, twelve), askTogether(steps, twelve)]
    await clock.advance(5)
    await Promise.all(answers)

    expect(ask.mock.calls.map(([text]) => text)).toEqual([sent(deals), sent(steps)])
  })

  it('asks one by one where the platform refuses one of them, so that the others are answered', async () => {
    const refusal = new CapstanError('not_found')
    const { clock, askTogether } = setUp((text) => (text.includes('allSteps') ? refusal : undefined))

    const answers = [askTogether(deals, about('1')), askTogether(steps, about('2'))]
    const settled = Promise.allSettled(answers)
    await clock.advance(5)

    expect(await settled).toMatchObject([{ value: { rows: ['1'] } }, { reason: refusal }])
  })

  it('fails for all when the network fails, and asks no more', async () => {
    const lost = new CapstanError('network_failed')
    const { clock, ask, askTogether } = setUp(() => lost)

    const settled = Promise.allSettled([askTogether(deals, about('1')), askTogether(steps, about('2'))])
    await clock.advance(5)

    expect(await settled).toMatchObject([{ reason: lost }, { reason: lost }])
    expect(ask).toHaveBeenCalledOnce()
  })
})
