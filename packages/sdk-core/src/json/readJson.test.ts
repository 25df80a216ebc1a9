import { describe, expect, it } from 'vitest'
import { listAt, numberAt, recordOf, textAt } from './readJson'

describe('foreign JSON', () => {
  it.each([null, undefined, 'text', 7, true, [], [{ a: 1 }]])('is no object where it is %j', (value) => {
    expect(recordOf(value)).toBeUndefined()
    expect(textAt(value, 'length')).toBeUndefined()
  })

  it('is read by the type of its value', () => {
    const json = { text: 'x', empty: '', number: 0, list: [1], nothing: null }

    expect(recordOf(json)).toBe(json)
    expect(['text', 'empty', 'number', 'nothing', 'none'].map((key) => textAt(json, key))).toEqual([
      'x',
      ...[undefined, undefined, undefined, undefined],
    ])
    expect(['number', 'text', 'none'].map((key) => numberAt(json, key))).toEqual([0, undefined, undefined])
    expect(numberAt({ number: Infinity }, 'number')).toBeUndefined()
    expect([listAt(json, 'list'), listAt(json, 'text')]).toEqual([[1], []])
  })

  it('does not have inherited object properties', () => {
    expect(textAt(Object.create({ text: 'x' }), 'text')).toBeUndefined()
    expect(listAt({}, 'constructor')).toEqual([])
  })
})
