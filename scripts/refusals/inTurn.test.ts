import { describe, expect, it } from 'vitest'
import { type End, inTurn } from './inTurn.ts'

/** A test that is red while one of these is removed, and for good once it ran without what is harmful. */
function aTest({ fails = [] as string[], late = '', harmful = '', unreached = '' }) {
  let [removed, isHarmed] = ['', false]
  return {
    async run() {
      isHarmed ||= removed !== '' && removed === harmful
      if (removed !== '' && removed === late) throw new Error('Test timed out in 200000ms.')
      if (isHarmed || fails.includes(removed)) throw new Error('expected 1 to be 0')
    },
    async remove(id: string) {
      removed = id
      return async () => {
        removed = ''
        return id !== unreached
      }
    },
  }
}

async function endsOf({ run, remove }: ReturnType<typeof aTest>): Promise<Record<string, End>> {
  const ends: Record<string, End> = {}
  await inTurn(run, ['one', 'two', 'three'], remove, (id, end) => (ends[id] = end))
  return ends
}

describe('inTurn', () => {
  it('says for each thing removed whether the test noticed', async () => {
    expect(await endsOf(aTest({ fails: ['two'] }))).toEqual({ one: 'green', two: 'red', three: 'green' })
  })

  it('asks no further once the test stays red with everything in place', async () => {
    expect(await endsOf(aTest({ harmful: 'two' }))).toEqual({ one: 'green', two: 'open', three: 'open' })
  })

  it('takes no test that is late for one that noticed', async () => {
    expect(await endsOf(aTest({ late: 'one' }))).toEqual({ one: 'open', two: 'open', three: 'open' })
  })

  it('takes no red for one that noticed where nothing came by what was removed', async () => {
    const ends = await endsOf(aTest({ fails: ['one', 'two'], unreached: 'one' }))

    expect(ends).toEqual({ one: 'open', two: 'red', three: 'green' })
  })

  it('asks nothing of a test that is red as it is', async () => {
    await expect(endsOf(aTest({ fails: [''] }))).rejects.toThrow('expected 1 to be 0')
  })
})
