import { describe, expect, it } from 'vitest'
import { getAt, setAt } from './setAt'

describe('setAt', () => {
  it('copies only the objects along the path', () => {
    const [left, right] = [{ a: 1 }, [{ b: 2 }, { c: 3 }]]
    const root = { left, right }

    const changed = setAt(root, ['right', 0, 'b'], 5) as typeof root

    expect(changed).toEqual({ left: { a: 1 }, right: [{ b: 5 }, { c: 3 }] })
    expect(changed.left).toBe(left)
    expect(changed.right[1]).toBe(right[1])
    expect(root).toEqual({ left: { a: 1 }, right: [{ b: 2 }, { c: 3 }] })
  })

  it('writes to an existing copy, and replaces the whole at an empty path', () => {
    const owned = new WeakSet<object>()
    const first = setAt({ a: { b: 1 } }, ['a', 'b'], 2, owned)

    expect(setAt(first, ['a', 'b'], 3, owned)).toBe(first)
    expect(first).toEqual({ a: { b: 3 } })
    expect(setAt(first, [], 'x')).toBe('x')
  })
})

describe('getAt', () => {
  it('returns the value at a path, and undefined beyond its end', () => {
    expect(getAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1)
    expect(getAt({}, ['a', 'b', 'c'])).toBeUndefined()
    expect(getAt(undefined, ['a'])).toBeUndefined()
  })
})
