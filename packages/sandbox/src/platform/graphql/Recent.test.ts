import { describe, expect, it } from 'vitest'
import { Recent } from './Recent.ts'

describe('Recent', () => {
  it('keeps what was made of a text', () => {
    const recent = new Recent<number>(10)
    recent.set('abc', 1)

    expect([recent.get('abc'), recent.get('abd')]).toEqual([1, undefined])
  })

  it('forgets what was not used for longest when there is too much', () => {
    const recent = new Recent<number>(10)
    recent.set('aaaa', 1)
    recent.set('bbbb', 2)
    recent.get('aaaa')
    recent.set('cccc', 3)

    expect(['aaaa', 'bbbb', 'cccc'].map((text) => recent.get(text))).toEqual([1, undefined, 3])
  })

  it('holds so many characters, however often a text is set, and none that is longer by itself', () => {
    const recent = new Recent<number>(10)
    for (let i = 0; i < 100; i++) recent.set('aaaa', i)
    for (let i = 0; i < 100; i++) recent.set(`${i}`.padStart(5, '0'), i)
    recent.set('a'.repeat(11), 1)

    expect([recent.size, recent.get('00099'), recent.get('a'.repeat(11))]).toEqual([2, 99, undefined])
  })

  it('weighs a text by what hangs on it, and drops one that grew too heavy and no other', () => {
    const recent = new Recent<number>(10)
    recent.set('a', 1, 4)
    recent.set('b', 2, 4)
    recent.grow('a', 2)
    expect([recent.get('a'), recent.get('b')]).toEqual([1, 2])

    recent.grow('b', 7)
    expect([recent.get('a'), recent.get('b')]).toEqual([1, undefined])
  })
})
