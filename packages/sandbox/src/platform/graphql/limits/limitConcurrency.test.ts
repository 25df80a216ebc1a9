import { setImmediate, setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { NodePostgresPgClient } from 'postgraphile/adaptors/pg'
import { limitConcurrency } from './limitConcurrency.ts'

// Only the request that is passed on matters here.
const client = {} as NodePostgresPgClient
const ask = (reading: ReturnType<typeof limitConcurrency>, work: () => Promise<unknown>) =>
  reading(null, work)

describe('limitConcurrency', () => {
  it('lets so many questions of a request be asked at a time, the others in their order', async () => {
    let now = 0
    let most = 0
    const order: number[] = []
    const reading = limitConcurrency((_settings, callback) => Promise.resolve(callback(client)), {
      atOnce: 2,
    })
    const question = (index: number) =>
      ask(reading, async () => {
        most = Math.max(most, ++now)
        await setTimeout(2)
        order.push(index)
        now--
      })

    await Promise.all([0, 1, 2, 3, 4].map(question))

    expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]])
  })

  it('continues after a failed query', async () => {
    const reading = limitConcurrency((_settings, callback) => Promise.resolve(callback(client)), {
      atOnce: 1,
    })
    const failed = ask(reading, () => Promise.reject(new Error('no')))
    const next = ask(reading, async () => 'yes')

    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })

  it('lets others in between two questions, although each is answered without a pause', async () => {
    const reading = limitConcurrency((_settings, callback) => Promise.resolve(callback(client)), {
      atOnce: 1,
    })
    const seen: string[] = []
    const questions = Promise.all([1, 2, 3].map(() => ask(reading, async () => seen.push('question'))))
    const others = (async () => {
      await setImmediate()
      seen.push('another request')
    })()

    await Promise.all([questions, others])

    expect(seen.indexOf('another request')).toBeLessThan(seen.lastIndexOf('question'))
  })
})
