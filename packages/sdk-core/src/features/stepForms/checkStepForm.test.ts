import { describe, expect, it } from 'vitest'
import { checkStepForm } from './checkStepForm'
import { readJson } from './readJson'

describe('readJson', () => {
  it.each([
    ['{"a":[1,-2.5e3,true,null],"b":{"c":"\\u0041\\n"}}'],
    ['[]'],
    ['{}'],
    [' "x" '],
    ['[ { } , [ ] ]'],
  ])('reads %s as JSON.parse does', (text) => {
    expect(readJson(text)).toMatchObject({ status: 'read', value: JSON.parse(text) as unknown })
  })

  it.each([
    ['', 1],
    ['{\n"a": 1,\n}', 3],
    ['{\n"a" 1\n}', 2],
    ['[1,,2]', 1],
    ['{"a": 01}', 1],
    ['"a\nb"', 1],
    ['{}\nx', 2],
    ["{'a': 1}", 1],
  ])('finds the error of %j on line %i', (text, line) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(readJson(text)).toEqual({ status: 'broken', line })
  })

  it('knows the line of each part', () => {
    const json = readJson('{\n "fields": [\n  {\n   "key": "a"\n  }\n ]\n}')

    expect(json.status === 'read' && json.lineOf(['fields', 0])).toBe(3)
    expect(json.status === 'read' && json.lineOf(['fields', 0, 'key'])).toBe(4)
  })
})

describe('checkStepForm', () => {
  const a = { key: 'a', type: 'string' }
  const b = { key: 'b', type: 'string' }

  it.each([
    ['a form', { fields: [a, b] }],
    ['a form below forms.new', { forms: { new: { fields: [a] } } }],
    ['a condition', { fields: [a, { ...b, askedWhen: { key: 'a', is: ['yes'] } }] }],
  ])('accepts %s', (_, schema) => {
    expect(checkStepForm(JSON.stringify(schema)).problems).toEqual([])
  })

  it.each([
    ['noObject', [], 1],
    ['noFields', { title: 'x' }, 1],
    ['noFields', { fields: [] }, 2],
    ['noFields', { fields: 'a' }, 2],
    ['noKeyOrType', { fields: [{ key: '1 a', type: 'string' }] }, 4],
    ['noKeyOrType', { fields: [{ key: 'a' }] }, 4],
    ['sameKey', { fields: [a, a] }, 8],
    ['askedWhen', { fields: [a, { ...b, askedWhen: { key: 'b', is: ['x'] } }] }, 10],
    ['askedWhen', { fields: [a, { ...b, askedWhen: { key: 'a', is: [] } }] }, 10],
    ['pattern', { fields: [{ ...a, regex: '^(a+)+$' }] }, 6],
  ])('refuses with %s: %j', (code, schema, line) => {
    expect(checkStepForm(JSON.stringify(schema, null, 2)).problems).toMatchObject([{ code, line }])
  })

  it('counts fields and disclosures', () => {
    expect(checkStepForm(JSON.stringify({ fields: [a, b], disclosures: [{}] }))).toMatchObject({
      fieldCount: 2,
      disclosureCount: 1,
    })
  })
})
