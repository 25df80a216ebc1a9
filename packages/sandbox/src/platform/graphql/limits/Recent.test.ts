import { describe, expect, it } from 'vitest'
import { Recent } from './Recent.ts'

describe('Recent', () => {
  it('caches the result for a text', () => {
    const recent = new Recent<number>(10)
    recent.set('abc', 1)

    expect([recent.get('abc'), recent.get('abd')]).toEqual([1, undefined])
  })

  it('evicts the least recently used entry when it is full', () => {
    const recent = new Recent<number>(10)
    recent.set('aaaa', 1)
    recent.set('bbbb', 2)
    recent.get('aaaa')
    recent.set('cccc', 3)

    expect(['aaaa', 'bbbb', 'cccc'].map((text) => recent.get(text))).toEqual([1, undefined, 3])
  })

  it('has a limit of characters, and accepts no longer text', () => {
    const recent = new Recent<number>(10)
    for (let i = 0; i < 100; i++) recent.set('aaaa', i)
    for (let i = 0; i < 100; i++) recent.set(`${i}`.padStart(5, '0'), i)
    recent.set('a'.repeat(11), 1)

    expect([recent.size, recent.get('00099'), recent.get('a'.repeat(11))]).toEqual([2, 99, undefined])
  })

  it('weighs a text with its result, and drops only one that grew too heavy', () => {
    const recent = new Recent<number>(10)
    recent.set('a', 1, 4)
    recent.set('b', 2, 4)
    recent.grow('a', 2)
    expect([recent.get('a'), recent.get('b')]).toEqual([1, 2])

    recent.grow('b', 7)
    expect([recent.get('a'), recent.get('b')]).toEqual([1, undefined])
  })
})
